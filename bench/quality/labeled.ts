import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'

/** A person of whom it is known what they do, to hold matches against. */
export interface LabeledPerson {
  readonly bio: StudentProfile
  /** The trade, and within it the occupation; people of one occupation are more alike than people of one trade. */
  readonly trade: string
  readonly occupation: string
}

/** Labeled people under a name, as one community. */
export interface LabeledCommunity {
  readonly name: string
  readonly people: readonly LabeledPerson[]
}

/** How much one is worth among the matches of another: 1 in the same occupation, half in one that is related, which is of the same trade. */
export function worthOf(one: LabeledPerson, other: LabeledPerson): number {
  if (one.occupation === other.occupation) return 1
  return one.trade === other.trade ? 0.5 : 0
}

/** Every so manieth, from one on. */
export const everyNth = <Thing>(all: readonly Thing[], step: number, first: number): Thing[] => all.filter((_, at) => at % step === first)
