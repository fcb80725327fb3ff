export interface HelpTopic {
  readonly topic: string
  /** A question and the paragraphs of its answer. */
  readonly questions: readonly (readonly [question: string, ...answer: string[]])[]
}
