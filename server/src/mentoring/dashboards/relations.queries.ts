import { lacks } from '@trellis/contract/mentoring/pairsTable.ts'
import {
  type ColumnList,
  type DashboardList,
  dashboardLists,
  fitLists,
  isColumnList,
  LAST_LOAD,
  LAST_SCORE,
  mentorLists,
  pairLists,
} from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import { standings } from '@trellis/contract/mentoring/living/standing.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { recordOf } from '../../platform/records.ts'
import { cardsSeenBy } from '../../profiles/cards.queries.ts'
import { viewerOf } from '../../profiles/profiles.queries.ts'
import type { Viewer } from '../../visibility/visibility.policy.ts'
import { mentoringMembers, mentoringTold, mentoringWishes } from '../mentoring.tables.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { barredAmong } from '../tables/tables.queries.ts'
import { loosenedRules } from '../tables/words/unmatchedWords.ts'
import { mentoringDrafts, mentoringLocks, mentoringPairs, mentoringUnmatched } from '../tables/tables.tables.ts'
import { goingOn, joinMeetings, meetingsOf, standingAt, weeksPublished } from './standings.queries.ts'

/** By ten points of a score, which is stored in hundredths of one. */
const TEN_POINTS = 1_000

/** Those who take part; `pair`: pairs that are drafted or published; `living`: published ones, with how they go on. */
export type Relation = 'mentee' | 'mentor' | 'pair' | 'living'

const livingLists: ReadonlySet<DashboardList> = new Set(['met', ...standings, ...fitLists])

export const relationOf = (list: DashboardList): Relation => {
  if (mentorLists.some((one) => one === list)) return 'mentor'
  if (livingLists.has(list)) return 'living'
  return pairLists.some((one) => one === list) ? 'pair' : 'mentee'
}

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
  met: sql`met > 0`,
  fitYes: sql`worst = 1`,
  fitUnsure: sql`worst = 2`,
  fitNo: sql`worst = 3`,
  asking: sql`asks`,
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
 * What a dashboard is read from, as the beginning of a statement: with whom the actor sees, and the pairs that tables show of them. What they
 * count, the tables of who mentors whom count as well.
 * @param relation `living` is there alone, the others are there together
 */
export function relationsOf({ db, clock }: Reading, actor: Actor, group: StoredMentoringGroup, relation: Relation): SQL {
  const { id, groupId } = group
  const now = clock.now()
  return sql`with ${peopleOf(db, viewerOf({ clock }, actor), group, new Date(now).toISOString())},
    barred as (${barredAmong(db, group)}),
    draft as (
      select mentee_id, mentor_id, score from ${mentoringDrafts}
      where mentoring_group_id = ${id} and (mentee_id, mentor_id) not in (select mentee_id, mentor_id from barred)),
    stored as (select mentee_id, mentor_id, since from ${mentoringPairs} where mentoring_group_id = ${id}),
    wish as (
      select mentee_id, mentor_id, true as wished from ${mentoringWishes}
      where group_id = ${groupId} and (mentee_id, mentor_id) not in (select mentee_id, mentor_id from barred)),
    ${relation === 'living' ? livingOf(id, now) : tablesOf(group)}`
}

/** `person`: those who take part, whoever sees them; `apart`: those few of them whom the actor does not see, or who pause. */
function peopleOf(db: Queries, viewer: Viewer, { id, groupId, options }: StoredMentoringGroup, now: string): SQL {
  const card = cardsSeenBy(db, viewer)
  return sql`person as (
      select ${mentoringMembers.accountId} as id, ${mentoringMembers.role} as role, ${card.name} as name, ${card.id} is not null as seen,
        coalesce(${mentoringTold.pausedUntil} > ${now}::timestamptz, false) as pauses,
        case when ${mentoringTold.pausedUntil} > ${now}::timestamptz then 0
          else least(${mentoringTold.capacity}, coalesce(${mentoringMembers.capacity}, ${mentoringTold.capacity}, ${options.mentorCapacity}::int))
        end as places
      from ${mentoringMembers} left join ${card} on ${card.id} = ${mentoringMembers.accountId}
        left join ${mentoringTold} on ${mentoringTold.groupId} = ${groupId} and ${mentoringTold.accountId} = ${mentoringMembers.accountId}
      where ${mentoringMembers.mentoringGroupId} = ${id}),
    apart as (select id, role, seen, pauses from person where not seen or pauses)`
}

/** Pairs of which the actor sees both, as a part of a statement: whoever is in a pair takes part as what they are in it. */
const seenOf = (pairs: SQL): SQL => sql`${pairs}
        left join apart as mentored on mentored.id = mentee_id and mentored.role = 'mentee'
        left join apart as mentoring on mentoring.id = mentor_id and mentoring.role = 'mentor'
      where coalesce(mentored.seen, true) and coalesce(mentoring.seen, true)`

const livingOf = (id: Id, now: number): SQL => sql`${meetingsOf(id, now)}
    together as (
      select mentee_id, mentor_id, since, coalesce(mentored.pauses, false) or coalesce(mentoring.pauses, false) as pauses,
        ${weeksPublished(now)} as old, ${goingOn}
      from ${seenOf(sql`stored ${joinMeetings}`)}),
    living as (select *, true as published, case when pauses then 'pausing' else ${standingAt(0)} end as standing from together)`

/** Why a mentee has nobody: as it was stored where that is still so, as tables of who mentors whom tell it. */
const lackNow = ({ id, options }: StoredMentoringGroup): SQL => sql`case when pauses then 'paused'
          when lack = 'locked' and not exists (
            select from ${mentoringLocks} as locked where locked.mentoring_group_id = ${id} and locked.mentee_id = person.id) then 'notAssigned'
          when lack = 'allTaken' and best.load < best.places then 'notAssigned'
          when lack = 'nobodyPossible' and kept_away = '{}' and exists (select from mentor where mentor.id <> person.id) then 'notAssigned'
          when lack = 'nobodyPossible' and jsonb_exists_any(kept_away, ${sql.param(loosenedRules(options.rules))}::text[]) then 'notAssigned'
          else coalesce(nullif(lack, 'paused'), 'notAssigned') end`

const tablesOf = (group: StoredMentoringGroup): SQL => sql`
    pair as (
      select mentee_id, mentor_id, score, since, score is not null as drafted, since is not null as published,
        score is null or since is null as differs, coalesce(wished, false) as wished
      from ${seenOf(sql`draft full join stored using (mentee_id, mentor_id) left join wish using (mentee_id, mentor_id)`)}),
    mentor as (
      select id, name, places, coalesce(load, 0)::int as load
      from person left join (select mentor_id, count(*) as load from pair where drafted group by mentor_id) as own on own.mentor_id = id
      where role = 'mentor' and seen),
    mentee as (
      select person.id, person.name, coalesce(drafted, false) as matched, coalesce(published, false) as mentored,
        coalesce(differs, false) as changed, ${lackNow(group)} as lack, pauses
      from person
        left join (select mentee_id, bool_or(drafted) as drafted, bool_or(published) as published, bool_or(differs) as differs
          from pair group by mentee_id) as own on own.mentee_id = person.id
        left join ${mentoringUnmatched} as unmatched on unmatched.mentoring_group_id = ${group.id} and unmatched.mentee_id = person.id
        left join mentor as best on best.id = unmatched.mentor_id
      where role = 'mentee' and seen)`
