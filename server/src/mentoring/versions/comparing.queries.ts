import type { DraftDiff } from '@trellis/contract/mentoring/pairsTable.ts'
import type { ComparedDraft } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { jobsToAssign } from '../jobsTable/offeredJobs.queries.ts'
import type { ScoredPair } from '../tables/assigning.ts'
import type { AssignmentKind } from '../tables/assignmentKind.ts'
import { menteesOf, mentorsOf } from '../tables/pairsTable.queries.ts'
import { pairsDiff, pointsOf } from '../tables/draftDiff.ts'
import { keyOf } from '../tables/problemOf.ts'
import { pairsIn, scoredDraft } from '../tables/tables.queries.ts'
import { rowsKeptWith } from './draftRows.bulk.ts'
import { keptDraftOf, lastKeptFirst } from './versions.queries.ts'

interface Compared {
  readonly before: ComparedDraft
  readonly after: ComparedDraft
}

/** What one draft has otherwise than another, among those who take part now and whom the actor sees. @throws Failure NotFound */
export async function comparedDrafts(
  reading: Reading,
  actor: Person,
  group: StoredMentoringGroup,
  { before, after }: Compared,
  kind: AssignmentKind,
): Promise<DraftDiff> {
  const { db } = reading
  const others = kind.noun === 'job' ? jobsToAssign : mentorsOf
  const people = { mentees: await menteesOf(reading, actor, group.id), mentors: await others(reading, actor, group) }
  const [mentees, mentors] = [people.mentees, people.mentors].map((some) => new Set(some.map(({ id }) => id)))
  const isSeen = (pair: ScoredPair): boolean => mentees!.has(pair.menteeId) && mentors!.has(pair.mentorId)
  const pairsOf = async (which: ComparedDraft) =>
    kind.possible(reading, actor, group, (await pairsOfDraft(db, group.id, which, kind)).filter(isSeen))
  const [had, has] = [await pairsOf(before), await pairsOf(after)]
  return { ...pairsDiff(people, had, has), score: { before: pointsOf(had), after: pointsOf(has) } }
}

async function pairsOfDraft(db: Queries, id: Id, which: ComparedDraft, kind: AssignmentKind): Promise<ScoredPair[]> {
  if (which === 'nothing') return []
  if (which === 'draft') return scoredDraft(db, id, kind.tables.drafts)
  if (which === 'published') return publishedWithScores(db, id, kind)
  const kept = await keptDraftOf(db, id, which, ['named', 'published'], kind.tables)
  return scored(await rowsKeptWith(db, kept.id, 'pair', kind))
}

const scored = (rows: readonly { menteeId: Id; mentorId: Id | null; score: number | null }[]): ScoredPair[] =>
  rows.flatMap(({ menteeId, mentorId, score }) => (mentorId === null ? [] : [{ menteeId, mentorId, score: score ?? 0 }]))

/** What members see, with the points as they were when it was published, or else as they are in the draft. */
async function publishedWithScores(db: Queries, id: Id, kind: AssignmentKind): Promise<ScoredPair[]> {
  const { pairs: published, drafts, keptDrafts } = kind.tables
  const pairs = await pairsIn(db, published, id)
  const [last] = await db
    .select({ id: keptDrafts.id })
    .from(keptDrafts)
    .where(and(eq(keptDrafts.mentoringGroupId, id), eq(keptDrafts.kind, 'published')))
    .orderBy(...lastKeptFirst(keptDrafts))
    .limit(1)
  const kept = last === undefined ? [] : scored(await rowsKeptWith(db, last.id, 'pair', kind))
  const scoreOf = new Map([...(await scoredDraft(db, id, drafts)), ...kept].map((pair) => [keyOf(pair), pair.score]))
  return pairs.map((pair) => ({ ...pair, score: scoreOf.get(keyOf(pair)) ?? 0 }))
}
