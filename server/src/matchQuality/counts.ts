import type { JudgedEntry, JudgedList, Outcome } from './outcomes.ts'

/** How many entries there were of a kind, and what came of how many. */
export interface CountRow {
  readonly label: string
  readonly shown: number
  readonly cameOfIt: Readonly<Partial<Record<Outcome, number>>>
}

/** Places that are counted together, by the last of each. */
const placeGroups = [
  { upTo: 1, label: '1' },
  { upTo: 2, label: '2' },
  { upTo: 3, label: '3' },
  { upTo: 5, label: '4 to 5' },
  { upTo: 10, label: '6 to 10' },
  { upTo: Infinity, label: '11 and on' },
]

const labelOfPlace = ({ place }: JudgedEntry): string => placeGroups.find(({ upTo }) => place <= upTo)!.label

/** The part that gives an entry most of its score. */
export function strongestPart({ parts }: Pick<JudgedEntry, 'parts'>): string {
  const [strongest] = Object.entries(parts).toSorted(([, one], [, other]) => other - one)
  return strongest === undefined || strongest[1] <= 0 ? 'none' : strongest[0]
}

/** What came of the entries at each place. */
export function countsByPlace(lists: readonly JudgedList[], outcomes: readonly Outcome[]): CountRow[] {
  const rows = countsBy(lists, outcomes, labelOfPlace)
  return placeGroups.flatMap(({ label }) => rows.find((row) => row.label === label) ?? [])
}

/** What came of the entries by the part that gives most of their score, the most frequent first. */
export function countsByPart(lists: readonly JudgedList[], outcomes: readonly Outcome[]): CountRow[] {
  return countsBy(lists, outcomes, strongestPart).toSorted((one, other) => other.shown - one.shown)
}

function countsBy(lists: readonly JudgedList[], outcomes: readonly Outcome[], labelOf: (entry: JudgedEntry) => string): CountRow[] {
  const byLabel = Map.groupBy(lists.flat(), labelOf)
  return [...byLabel].map(([label, entries]) => ({
    label,
    shown: entries.length,
    cameOfIt: Object.fromEntries(outcomes.map((one) => [one, entries.filter(({ cameOfIt }) => cameOfIt.has(one)).length])),
  }))
}
