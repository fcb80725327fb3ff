import { lacks } from '@trellis/contract/mentoring/pairsTable.ts'
import {
  type ColumnList,
  type DashboardList,
  dashboardLists,
  isColumnList,
  LAST_LOAD,
  LAST_SCORE,
  mentorLists,
  pairLists,
} from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import { standings } from '@trellis/contract/mentoring/living/standing.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/http/actor.ts'
import { recordOf } from '../../platform/records.ts'
import { cardsSeenBy } from '../../profiles/cards.queries.ts'
import { viewerOf } from '../../profiles/profiles.queries.ts'
import { mentoringMembers, mentoringTold, mentoringWishes } from '../mentoring.tables.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { barredPairs } from '../tables/tables.queries.ts'
import { mentoringDrafts, mentoringPairs, mentoringUnmatched } from '../tables/tables.tables.ts'
import { goingOn, joinMeetings, meetingsOf, standingAt, weeksPublished } from './standings.queries.ts'

/** By ten points of a score, which is stored in hundredths of one. */
const TEN_POINTS = 1_000

export type Relation = 'mentee' | 'mentor' | 'pair'

export const relationOf = (list: DashboardList): Relation => {
  if (mentorLists.some((one) => one === list)) return 'mentor'
  return pairLists.some((one) => one === list) ? 'pair' : 'mentee'
}

const livedLists: ReadonlySet<DashboardList> = new Set([...standings, 'met', 'fitYes', 'fitUnsure', 'fitNo', 'asking'])

/** Whether it has to be known of every pair how it goes on to tell who stands in a list. */
export const tellsHowTheyGoOn = (list: DashboardList): boolean => livedLists.has(list)

type WholeList = Exclude<DashboardList, ColumnList>

/** Who stands in a list that is no column of a drawing: a condition on its relation. Numbers and lists are both made of it. */
export const membersOf: Readonly<Record<WholeList, SQL>> = {
  mentees: sql`true`,
  matched: sql`matched`,
  unmatched: sql`not matched`,
  ...recordOf(lacks, (lack) => sql`(not matched and lack = ${lack})`),
  mentored: sql`mentored`,
  changed: sql`changed`,
  mentors: sql`true`,
  withoutPlace: sql`places = 0`,
  full: sql`(places > 0 and load >= places)`,
  free: sql`load < places`,
  drafted: sql`drafted`,
  published: sql`published`,
  wished: sql`(drafted and wished)`,
  ...recordOf(standings, (standing) => sql`standing = ${standing}`),
  met: sql`(published and met > 0)`,
  fitYes: sql`(published and worst = 1)`,
  fitUnsure: sql`(published and worst = 2)`,
  fitNo: sql`(published and worst = 3)`,
  asking: sql`(published and asks)`,
}

/** How many of a relation stand in each of its lists that are no columns, as an object of these, and what else is counted of it. */
export function countsOf(relation: Relation, more?: SQL): SQL {
  const lists = dashboardLists.filter((list) => relationOf(list) === relation)
  const counts = lists.flatMap((list) =>
    isColumnList(list) ? [] : [sql`${sql.raw(`'${list}'`)}, count(*) filter (where ${membersOf[list]})`],
  )
  return sql`json_build_object(${sql.join(more === undefined ? counts : [...counts, more], sql`, `)})`
}

/** In which column somebody, or a pair, stands: an expression on its relation. */
export const columnOf: Readonly<Record<ColumnList, SQL>> = {
  load: sql`least(load, ${sql.raw(String(LAST_LOAD))})`,
  score: sql`case when drafted then least(score / ${sql.raw(String(TEN_POINTS))}, ${sql.raw(String(LAST_SCORE))}) end`,
}

/**
 * What a dashboard is read from, as the beginning of a statement: `mentee`, `mentor` and `pair`, with whom the actor sees, and the pairs that
 * tables show of them. What they count, the tables of who mentors whom count as well.
 * @param goOn whether it is asked how pairs go on
 */
export async function relationsOf(
  { db, clock }: Reading,
  actor: Actor,
  { id, groupId, options }: StoredMentoringGroup,
  goOn: boolean,
): Promise<SQL> {
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const barred = JSON.stringify((await barredPairs(db, { id, groupId })).map(({ menteeId, mentorId }) => [menteeId, mentorId]))
  const now = new Date(clock.now()).toISOString()
  return sql`with
    person as materialized (
      select ${mentoringMembers.accountId} as id, ${mentoringMembers.role} as role, ${card.name} as name,
        coalesce(${mentoringTold.pausedUntil} > ${now}::timestamptz, false) as pauses,
        case when ${mentoringTold.pausedUntil} > ${now}::timestamptz then 0
          else least(${mentoringTold.capacity}, coalesce(${mentoringMembers.capacity}, ${mentoringTold.capacity}, ${options.mentorCapacity}::int))
        end as places
      from ${mentoringMembers} join ${card} on ${card.id} = ${mentoringMembers.accountId}
        left join ${mentoringTold} on ${mentoringTold.groupId} = ${groupId} and ${mentoringTold.accountId} = ${mentoringMembers.accountId}
      where ${mentoringMembers.mentoringGroupId} = ${id}),
    barred as (select (one ->> 0)::uuid as mentee_id, (one ->> 1)::uuid as mentor_id from json_array_elements(${barred}::json) as one),
    draft as (
      select mentee_id, mentor_id, score from ${mentoringDrafts}
      where mentoring_group_id = ${id} and (mentee_id, mentor_id) not in (select mentee_id, mentor_id from barred)),
    stored as (select mentee_id, mentor_id, since from ${mentoringPairs} where mentoring_group_id = ${id}),
    ${goOn ? meetingsOf(id, now) : sql``}
    joined as (
      select mentee_id, mentor_id, score, since, mentored.pauses or mentoring.pauses as pauses
      from draft full join stored using (mentee_id, mentor_id)
        join person as mentored on mentored.id = mentee_id and mentored.role = 'mentee'
        join person as mentoring on mentoring.id = mentor_id and mentoring.role = 'mentor'),
    together as (
      select joined.mentee_id, joined.mentor_id, score, joined.since, score is not null as drafted,
        joined.since is not null as published, score is null or joined.since is null as differs, wish.place is not null as wished,
        pauses, ${weeksPublished(now)} as old${goOn ? goingOn : sql``}
      from joined ${goOn ? joinMeetings : sql``}
        left join ${mentoringWishes} as wish
          on wish.group_id = ${groupId} and wish.mentee_id = joined.mentee_id and wish.mentor_id = joined.mentor_id),
    pair as materialized (select *${goOn ? sql`, case when published and pauses then 'pausing' else ${standingAt(0)} end as standing` : sql``} from together),
    mentee as materialized (
      select id, name, coalesce(drafted, false) as matched, coalesce(published, false) as mentored, coalesce(differs, false) as changed,
        case when pauses then 'paused' else coalesce(nullif(lack, 'paused'), 'notAssigned') end as lack, pauses
      from person
        left join (select mentee_id, bool_or(drafted) as drafted, bool_or(published) as published, bool_or(differs) as differs
          from pair group by mentee_id) as own on own.mentee_id = id
        left join ${mentoringUnmatched} as unmatched on unmatched.mentoring_group_id = ${id} and unmatched.mentee_id = id
      where role = 'mentee'),
    mentor as materialized (
      select id, name, places, coalesce(load, 0)::int as load
      from person left join (select mentor_id, count(*) as load from pair where drafted group by mentor_id) as own on own.mentor_id = id
      where role = 'mentor')`
}
