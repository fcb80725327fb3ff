import { DAY_MS, WEEK_MS } from '@trellis/contract/durations.ts'
import type { JobWeek } from '@trellis/contract/jobs/jobs.ts'
import { and, countDistinct, eq, inArray, not, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { keysOf } from '../../platform/records.ts'
import { cardsOfCandidates } from '../../profiles/cards.queries.ts'
import { viewerOf } from '../../profiles/profiles.queries.ts'
import { isCandidate } from '../../postings/links/candidates.queries.ts'
import { standingChanges } from '../../postings/history/history.queries.ts'
import { weekOf } from '../../postings/history/weekOf.ts'
import { everyLink, type Posting } from '../../postings/postings.queries.ts'
import { weeklyViews } from '../../postings/views/views.queries.ts'

/** 1970 began on a Thursday: the first Monday after it. */
const A_MONDAY = 4 * DAY_MS

/** The Monday 00:00 UTC at or before a time, both in milliseconds since 1970. */
const mondayOf = (at: number): number => at - ((((at - A_MONDAY) % WEEK_MS) + WEEK_MS) % WEEK_MS)

const counted = { suggest: 'suggested', applied: 'applied', contacted: 'contacted', accepted: 'accepted' } as const
type Counted = keyof typeof counted
const countedEvents = keysOf(counted)

/**
 * What came of a posting in each week since it was opened first, to this one, empty ones included: how often it was looked
 * at (as `viewCounts` counts), and how many people were suggested, applied, were contacted and accepted. What was taken
 * back does not count, nor does anybody whom the actor may not see, since a number beside a list would tell of them, or whom
 * the owner has hidden from the lists.
 */
export async function weeksOf({ db, clock }: Context, actor: Actor, posting: Posting): Promise<JobWeek[]> {
  const { id, openedAt } = posting
  if (openedAt === null) return []
  const card = cardsOfCandidates(db, viewerOf({ clock }, actor))
  const [change, link] = [standingChanges(db), everyLink(db)]
  const changes = await db
    .select({ week: weekOf(sql`${change.at} at time zone 'UTC'`), event: change.event, people: countDistinct(change.personId) })
    .from(change)
    .innerJoin(link, and(eq(link.postingId, change.postingId), eq(link.personId, change.personId)))
    .innerJoin(card, eq(card.id, change.personId))
    .where(and(eq(change.postingId, id), inArray(change.event, countedEvents), not(link.hidden), isCandidate(db, card, posting, link)))
    .groupBy(sql`1`, change.event)
  const views = await weeklyViews({ clock, db }, id)
  const weeks = emptyWeeks(openedAt.getTime(), clock.now())
  for (const { week, event, people } of changes) setIn(weeks, week, counted[event as Counted], people)
  for (const row of views) setIn(weeks, row.week, 'views', row.views)
  return [...weeks.values()]
}

function emptyWeeks(from: number, to: number): Map<number, JobWeek> {
  const weeks = new Map<number, JobWeek>()
  for (let week = mondayOf(from); week <= to; week += WEEK_MS) {
    weeks.set(week, { week, views: 0, suggested: 0, applied: 0, contacted: 0, accepted: 0 })
  }
  return weeks
}

/** A draft's earlier weeks are not told. */
function setIn(weeks: Map<number, JobWeek>, at: number, field: keyof JobWeek, value: number): void {
  const week = weeks.get(at)
  if (week !== undefined) week[field] = value
}
