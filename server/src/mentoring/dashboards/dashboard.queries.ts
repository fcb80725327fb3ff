import { WEEK_MS } from '@trellis/contract/durations.ts'
import { type ColumnList, lastColumns, WEEKS_BACK } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import type { MgroupDashboard } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import { type GoingStanding, goingStandings } from '@trellis/contract/mentoring/living/standing.ts'
import { type SQL, sql } from 'drizzle-orm'
import { bucketCounts } from '../../candidates/statistics/counts.queries.ts'
import type { Context } from '../../context.ts'
import { invitationCount } from '../../groups/invitations/invitations.queries.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { countedOf } from './endings.policy.ts'
import { columnOf, countsOf, type Relation, relationsOf } from './relations.queries.ts'
import { standingAt } from './standings.queries.ts'

/** The weeks that are told of, by how long ago they ended, the longest first. */
const weeksAgo = Array.from({ length: WEEKS_BACK + 1 }, (_, at) => WEEKS_BACK - at)

interface TablesCounted {
  readonly mentee: Record<string, number>
  readonly mentor: Record<string, number>
  readonly pair: Record<string, number>
  readonly load: Cell[] | null
  readonly placed: Cell[] | null
  readonly score: Cell[] | null
}

interface LivingCounted {
  readonly pairs: Record<string, number>
  readonly weeks: Record<GoingStanding, number>[]
}

interface Cell {
  readonly at: number
  readonly many: number
}

/** A mentoring group in numbers, for its advisors: who is to have whom, and how those go on who have each other, are counted side by side. */
export async function mgroupDashboard(context: Context, actor: Actor, group: StoredMentoringGroup): Promise<MgroupDashboard> {
  const { db, clock } = context
  const { groupId } = group
  const [tables, { pairs: found, weeks }, ofGroup, invited] = await Promise.all([
    tablesCounted(context, actor, group),
    livingCounted(context, actor, group),
    bucketCounts(context, actor, [groupId]),
    invitationCount(db, clock.now(), groupId),
  ])
  const { all, taken, ...mentors } = tables.mentor
  const { sessions, ...pairs } = countedOf(found, group)
  const { applied, accepted } = ofGroup.get(groupId)!
  return {
    counts: { ...tables.mentee, ...mentors, ...tables.pair, ...pairs } as MgroupDashboard['counts'],
    places: { all: all!, taken: taken! },
    load: { mentors: cells('load', tables.load), places: cells('load', tables.placed) },
    scores: cells('score', tables.score),
    weeks: group.archivedAt !== null ? [] : weeksAgo.map((ago, at) => ({ at: clock.now() - ago * WEEK_MS, ...weeks[at]! })),
    sessions: sessions!,
    group: { invited, applied, accepted },
  }
}

async function tablesCounted(reading: Reading, actor: Actor, group: StoredMentoringGroup): Promise<TablesCounted> {
  const { rows } = await reading.db.execute<{ counted: TablesCounted }>(sql`${relationsOf(reading, actor, group, 'pair')}
    select json_build_object(
      'mentee', (select ${countsOf('mentee')} from mentee),
      'mentor', (select ${countsOf('mentor', sql`'all', coalesce(sum(places), 0), 'taken', coalesce(sum(load), 0)`)} from mentor),
      'pair', (select ${countsOf('pair')} from pair),
      'load', ${columns('mentor', columnOf.load)},
      'placed', ${columns('mentor', sql`least(places, ${sql.raw(String(lastColumns.load))})`)},
      'score', ${columns('pair', columnOf.score)}) as counted`)
  return rows[0]!.counted
}

async function livingCounted(reading: Reading, actor: Actor, group: StoredMentoringGroup): Promise<LivingCounted> {
  const { rows } = await reading.db.execute<{ counted: LivingCounted }>(sql`${relationsOf(reading, actor, group, 'living')}
    select json_build_object(
      'pairs', (select ${countsOf('living', sql`'published', count(*), 'sessions', coalesce(sum(met), 0)`)} from living),
      'weeks', (select json_build_array(${weeksCounted}) from ${alikePairs})) as counted`)
  return rows[0]!.counted
}

/** Pairs of whom the same is so in every week, together; without those of which one pauses, since it is not known from when on. */
const alikePairs = sql`(select old, going, ever, count(*) as many from living where not pauses group by 1, 2, 3) as alike`

function countsAt(ago: number): SQL {
  const counts = goingStandings.map((standing) => {
    const word = sql.raw(`'${standing}'`)
    return sql`${word}, coalesce(sum(many) filter (where ${standingAt(ago)} = ${word}), 0)`
  })
  return sql`json_build_object(${sql.join(counts, sql`, `)})`
}

const weeksCounted = sql.join(weeksAgo.map(countsAt), sql`, `)

const columns = (relation: Relation, column: SQL): SQL =>
  sql`(select json_agg(cell) from (select ${column} as at, count(*) as many from ${sql.raw(relation)} group by 1) as cell where at is not null)`

function cells(list: ColumnList, found: readonly Cell[] | null): number[] {
  const byPlace = new Map((found ?? []).map(({ at, many }) => [at, many]))
  return Array.from({ length: lastColumns[list] + 1 }, (_, at) => byPlace.get(at) ?? 0)
}
