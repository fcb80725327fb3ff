import { WEEK_MS } from '@trellis/contract/durations.ts'
import { type ColumnList, lastColumns, WEEKS_BACK } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import type { MgroupDashboard } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import { type GoingStanding, goingStandings } from '@trellis/contract/mentoring/living/standing.ts'
import { type SQL, sql } from 'drizzle-orm'
import { bucketCounts } from '../../candidates/statistics/counts.queries.ts'
import type { Context } from '../../context.ts'
import { invitationCount } from '../../groups/invitations/invitations.queries.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { countedOf } from './endings.policy.ts'
import { columnOf, countsOf, type Relation, relationsOf } from './relations.queries.ts'
import { standingAt } from './standings.queries.ts'

/** The weeks that are told of, by how long ago they ended, the longest first. */
const weeksAgo = Array.from({ length: WEEKS_BACK + 1 }, (_, at) => WEEKS_BACK - at)

interface Counted {
  readonly mentee: Record<string, number>
  readonly mentor: Record<string, number>
  readonly pair: Record<string, number>
  readonly weeks: Record<GoingStanding, number>[]
  readonly load: Cell[] | null
  readonly placed: Cell[] | null
  readonly score: Cell[] | null
}

interface Cell {
  readonly at: number
  readonly many: number
}

/** A mentoring group in numbers, for its advisors: all that is counted of its people and pairs in one statement. */
export async function mgroupDashboard(context: Context, actor: Actor, group: StoredMentoringGroup): Promise<MgroupDashboard> {
  const { db, clock } = context
  const { groupId } = group
  const relations = await relationsOf(context, actor, group, true)
  const counting = db.execute<{ counted: Counted }>(sql`${relations} select json_build_object(
    'mentee', (select ${countsOf('mentee')} from mentee),
    'mentor', (select ${countsOf('mentor', sql`'all', coalesce(sum(places), 0), 'taken', coalesce(sum(load), 0)`)} from mentor),
    'pair', (select ${countsOf('pair', sql`'sessions', coalesce(sum(met) filter (where published), 0)`)} from pair),
    'weeks', (select json_build_array(${sql.join(weeksAgo.map(countsAt), sql`, `)}) from ${alikePairs}),
    'load', ${columns('mentor', columnOf.load)},
    'placed', ${columns('mentor', sql`least(places, ${sql.raw(String(lastColumns.load))})`)},
    'score', ${columns('pair', columnOf.score)}) as counted`)
  const [{ rows }, ofGroup, invited] = await Promise.all([
    counting,
    bucketCounts(context, actor, [groupId]),
    invitationCount(db, clock.now(), groupId),
  ])
  const { mentee, mentor, pair, weeks, load, placed, score } = rows[0]!.counted
  const { all, taken, ...mentors } = mentor
  const { sessions, ...pairs } = countedOf(pair, group)
  const { applied, accepted } = ofGroup.get(groupId)!
  return {
    counts: { ...mentee, ...mentors, ...pairs } as MgroupDashboard['counts'],
    places: { all: all!, taken: taken! },
    load: { mentors: cells('load', load), places: cells('load', placed) },
    scores: cells('score', score),
    weeks: group.archivedAt !== null ? [] : weeksAgo.map((ago, at) => ({ at: clock.now() - ago * WEEK_MS, ...weeks[at]! })),
    sessions: sessions!,
    group: { invited, applied, accepted },
  }
}

/** Published pairs of whom the same is so in every week, together; without those of which one pauses, since it is not known from when on. */
const alikePairs = sql`(select published, old, going, ever, count(*) as many from pair where published and not pauses group by 1, 2, 3, 4) as alike`

function countsAt(ago: number): SQL {
  const counts = goingStandings.map(
    (standing) => sql`${sql.raw(`'${standing}'`)}, coalesce(sum(many) filter (where ${standingAt(ago)} = ${standing}), 0)`,
  )
  return sql`json_build_object(${sql.join(counts, sql`, `)})`
}

const columns = (relation: Relation, column: SQL): SQL =>
  sql`(select json_agg(cell) from (select ${column} as at, count(*) as many from ${sql.raw(relation)} group by 1) as cell where at is not null)`

function cells(list: ColumnList, found: readonly Cell[] | null): number[] {
  const byPlace = new Map((found ?? []).map(({ at, many }) => [at, many]))
  return Array.from({ length: lastColumns[list] + 1 }, (_, at) => byPlace.get(at) ?? 0)
}
