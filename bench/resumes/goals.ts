import { readPeople } from './people.ts'
import { measured, type Measure, type Measured, proposalsOf, type Share, textOf } from './measure.ts'

/** What the reader of resumes has to reach over all sixty: at least, or of wrong proposals at most. */
export const goals: Readonly<Record<Measure, number>> = {
  positions: 0.95,
  companies: 0.8,
  schools: 0.85,
  years: 0.9,
  wrong: 0.05,
  skills: 0.7,
}

export const rateOf = ({ right, of }: Share): number => (of === 0 ? 0 : right / of)
export const isReached = (measure: Measure, share: Share): boolean =>
  measure === 'wrong' ? rateOf(share) <= goals.wrong : rateOf(share) >= goals[measure]

export type FileKind = 'PDF' | 'Word'

export interface Read {
  readonly layout: string
  readonly kind: FileKind
  readonly measured: Measured
}

/** Writes and reads every resume, as PDF and as Word document. */
export async function readAll(): Promise<Read[]> {
  const all: Read[] = []
  for (const person of readPeople()) {
    for (const kind of ['PDF', 'Word'] as const) {
      all.push({ layout: person.layout, kind, measured: measured(proposalsOf(await textOf(person, kind)), person) })
    }
  }
  return all
}
