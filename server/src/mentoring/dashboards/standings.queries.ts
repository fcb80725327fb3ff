import { WEEK_MS } from '@trellis/contract/durations.ts'
import { WEEKS_BACK } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import { QUIET_AFTER } from '@trellis/contract/mentoring/living/standing.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { type SQL, sql } from 'drizzle-orm'
import {
  mentoringAsksForAnother as asks,
  mentoringFitQuestions as fits,
  mentoringMessages as messages,
  mentoringSessions,
} from '../living/living.tables.ts'
import { isWrittenAgain } from '../living/meetings.queries.ts'

const number = (value: number): SQL => sql.raw(String(value))
/** So many weeks a pair is not asked for. */
const QUIET_WEEKS = number(QUIET_AFTER / WEEK_MS)

/** Sessions and messages before that say of no week that is told of that a pair met or wrote of late. */
const MOST_WEEKS = WEEKS_BACK + QUIET_AFTER / WEEK_MS
const GOING_WEEKS = number(MOST_WEEKS)

/**
 * How many whole weeks before a time something was, where it was no earlier than is asked for; less than 0 of what comes after it. What was
 * just then, or just so many weeks before, was before: weeks begin a microsecond later. Intervals would take the database several times as long.
 */
function weeksBefore(now: number, at: SQL): SQL {
  const begin = Array.from({ length: MOST_WEEKS + 1 }, (_, week) => new Date(now - (MOST_WEEKS - week) * WEEK_MS).toISOString())
  return sql`(${GOING_WEEKS} - width_bucket(${at}, ${sql.param(begin.map((time) => time.replace('Z', '001Z')))}::timestamptz[]))`
}

/** Some last weeks as bits, that of now the lowest: those up to so many weeks ago, and no more than are told of; none of what is yet to come. */
const weeksUpTo = (back: SQL): SQL => sql`case when ${back} < 0 then 0 else (2 << least(${back}, ${number(WEEKS_BACK)})) - 1 end`
const ALL_WEEKS = number((2 << WEEKS_BACK) - 1)
const QUIET = number((1 << (QUIET_AFTER / WEEK_MS)) - 1)

/**
 * How pairs go on, as relations: `meeting` tells of each pair in which of the weeks it had met or written of late or planned to meet (`going`), in
 * which it had ever met or written (`ever`), and how often it has met; `opinion` what the two find of it, the worst, and `asking` where somebody asks for another. By
 * `offset 0` weeks are worked out once of each session, and not anew wherever they are named.
 */
export const meetingsOf = (id: Id, now: number): SQL => sql`
    meeting as (
      select mentee_id, mentor_id, ${weeksUpTo(sql`max(back)`)} as ever, count(*) filter (where meets and back >= 0)::int as met,
        bit_or(case when planned is null then (${QUIET} << greatest(back, 0)) >> (${QUIET_WEEKS} - 1)
          else (2 << least(planned, ${number(WEEKS_BACK)})) - (1 << greatest(back - ${QUIET_WEEKS} + 1, 0)) end)
          filter (where back < ${GOING_WEEKS}) & ${ALL_WEEKS} as going
      from (
        select mentee_id, mentor_id, not ${isWrittenAgain} as meets, ${weeksBefore(now, sql`at`)} as back,
          case when created_at < at then ${weeksBefore(now, sql`created_at`)} end as planned
        from ${mentoringSessions} where mentoring_group_id = ${id}
        union all
        select mentee_id, mentor_id, false, ${weeksBefore(now, sql`written_at`)}, null
        from ${messages} where mentoring_group_id = ${id}
        offset 0) as session
      group by mentee_id, mentor_id),
    opinion as (
      select mentee_id, mentor_id, max(case answer when 'no' then 3 when 'unsure' then 2 when 'yes' then 1 end) as worst
      from ${fits} where mentoring_group_id = ${id} and answer is not null group by mentee_id, mentor_id),
    asking as (select distinct mentee_id, mentor_id, true as asks from ${asks} where mentoring_group_id = ${id}),`

/** What they tell of a pair that is joined with them. */
export const goingOn = sql`coalesce(met, 0) as met, going, ever, worst, coalesce(asks, false) as asks`
export const joinMeetings = sql.join(
  ['meeting', 'opinion', 'asking'].map((name) => sql`left join ${sql.raw(name)} using (mentee_id, mentor_id)`),
  sql` `,
)

/** Since how many weeks a pair is published. */
export const weeksPublished = (now: number): SQL => weeksBefore(now, sql`since`)

const bit = (mask: string, week: number): string => `coalesce(${mask}, 0) & ${1 << week} <> 0`

/**
 * How a published pair of which neither pauses stood so many weeks ago, as `standingOf` says; null where it was not published yet. It is text, since
 * it is named for each week and standing.
 * @see standingOf
 */
export const standingAt = (week: number): SQL =>
  sql.raw(`case
  when old < ${week} then null
  when ${bit('going', week)} then 'onTrack'
  when old >= ${week + QUIET_AFTER / WEEK_MS} then 'needsCheckIn'
  when ${bit('ever', week)} then 'onTrack'
  else 'tooEarly' end`)
