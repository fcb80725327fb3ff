import { type ListedState, listedStates } from '@trellis/contract/postings/linkStates.ts'

interface Texts {
  readonly tab: string
  readonly title: string
  readonly subtitle: string
  /** Of the list with nothing in it. */
  readonly emptyTitle: string
  readonly empty: string
}

/** What a student's lists of jobs or of groups say, in the order of their tabs. */
export type ListTexts = Readonly<Record<ListedState, Texts>>

export const isList = (bucket: string): bucket is ListedState => listedStates.some((state) => state === bucket)
