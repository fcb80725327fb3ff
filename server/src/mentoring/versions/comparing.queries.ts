import type { DraftDiff } from '@trellis/contract/mentoring/diadTable.ts'
import type { ComparedDraft } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import type { ScoredPair } from '../tables/assigning.ts'
import { menteesOf, mentorsOf } from '../tables/diadTable.queries.ts'
import { pairsDiff, pointsOf } from '../tables/draftDiff.ts'
import { keyOf } from '../tables/problemOf.ts'
import { barredPairs, pairsIn, type Reading, scoredDraft } from '../tables/tables.queries.ts'
import { mentoringPairs } from '../tables/tables.tables.ts'
import { rowsKeptWith } from './draftRows.bulk.ts'
import { keptDraftOf, lastKeptFirst } from './versions.queries.ts'
import { keptDrafts, keptRows } from './versions.tables.ts'

interface Compared {
  readonly before: ComparedDraft
  readonly after: ComparedDraft
}

/** What one draft has otherwise than another, among those who take part now and whom the actor sees. @throws Failure NotFound */
export async function comparedDrafts(
  reading: Reading,
  actor: Actor,
  group: StoredMentoringGroup,
  { before, after }: Compared,
): Promise<DraftDiff> {
  const { db } = reading
  const people = { mentees: await menteesOf(reading, actor, group.id), mentors: await mentorsOf(reading, actor, group) }
  const [mentees, mentors] = [people.mentees, people.mentors].map((some) => new Set(some.map(({ id }) => id)))
  const barred = new Set((await barredPairs(db, group)).map(keyOf))
  const isTold = (pair: ScoredPair): boolean => mentees!.has(pair.menteeId) && mentors!.has(pair.mentorId) && !barred.has(keyOf(pair))
  const pairsOf = async (which: ComparedDraft) => (await pairsOfDraft(db, group.id, which)).filter(isTold)
  const [had, has] = [await pairsOf(before), await pairsOf(after)]
  return { ...pairsDiff(people, had, has), score: { before: pointsOf(had), after: pointsOf(has) } }
}

async function pairsOfDraft(db: Queries, id: Id, which: ComparedDraft): Promise<ScoredPair[]> {
  if (which === 'nothing') return []
  if (which === 'draft') return scoredDraft(db, id)
  if (which === 'published') return publishedWithScores(db, id)
  const kept = await keptDraftOf(db, id, which, ['named', 'published'])
  return scored(await rowsKeptWith(db, kept.id, eq(keptRows.what, 'pair')))
}

const scored = (rows: readonly { menteeId: Id; mentorId: Id | null; score: number | null }[]): ScoredPair[] =>
  rows.flatMap(({ menteeId, mentorId, score }) => (mentorId === null ? [] : [{ menteeId, mentorId, score: score ?? 0 }]))

/** What members see, with the points as they were when it was published, or else as they are in the draft. */
async function publishedWithScores(db: Queries, id: Id): Promise<ScoredPair[]> {
  const pairs = await pairsIn(db, mentoringPairs, id)
  const [last] = await db
    .select({ id: keptDrafts.id })
    .from(keptDrafts)
    .where(and(eq(keptDrafts.mentoringGroupId, id), eq(keptDrafts.kind, 'published')))
    .orderBy(...lastKeptFirst)
    .limit(1)
  const kept = last === undefined ? [] : scored(await rowsKeptWith(db, last.id, eq(keptRows.what, 'pair')))
  const scoreOf = new Map([...(await scoredDraft(db, id)), ...kept].map((pair) => [keyOf(pair), pair.score]))
  return pairs.map((pair) => ({ ...pair, score: scoreOf.get(keyOf(pair)) ?? 0 }))
}
