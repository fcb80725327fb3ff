import type { StepKind } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { keptRows } from '../tables/tables.tables.ts'

/** One thing that is so of a mentee in a draft. */
export type DraftRow = Omit<typeof keptRows.$inferSelect, 'keptId' | 'mentoringGroupId'>

const nothing = { mentorId: null, score: null, kind: null, keptAway: null, helps: null }

/** A row with what it tells, all else left empty. */
export const draftRow = (row: Pick<DraftRow, 'menteeId' | 'what'> & Partial<DraftRow>): DraftRow => ({ ...nothing, ...row })

const told = ({ what, mentorId, score, kind, keptAway, helps }: DraftRow): string =>
  JSON.stringify([what, mentorId, score, kind, keptAway && Object.entries(keptAway).toSorted(), helps])

/** What is so of each mentee, to be compared. */
function toldOf(rows: readonly DraftRow[]): Map<Id, string> {
  const byMentee = Map.groupBy(rows, ({ menteeId }) => menteeId)
  return new Map([...byMentee].map(([id, own]) => [id, own.map(told).toSorted().join('\n')]))
}

/** The mentees of whom something is otherwise in one draft than in another. */
export function changedMentees(before: readonly DraftRow[], after: readonly DraftRow[]): Id[] {
  const [was, is] = [toldOf(before), toldOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id))
}

const kinds: readonly (readonly [StepKind, DraftRow['what']])[] = [
  ['pairs', 'pair'],
  ['locks', 'lock'],
  ['pins', 'pin'],
]

/** Of what a change was: of several, the first. A change of the reasons alone is one of pairs. */
export function kindOfChange(before: readonly DraftRow[], after: readonly DraftRow[]): StepKind {
  const only = (rows: readonly DraftRow[], what: DraftRow['what']) => rows.filter((row) => row.what === what)
  return kinds.find(([, what]) => changedMentees(only(before, what), only(after, what)).length > 0)?.[0] ?? 'pairs'
}

export const pairsIn = (rows: readonly DraftRow[]): DraftRow[] => rows.filter(({ what }) => what === 'pair')
