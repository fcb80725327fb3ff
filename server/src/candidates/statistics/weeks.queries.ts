import type { JobWeek } from '@trellis/contract/jobs/jobs.ts'
import { firstMinorYear } from '@trellis/contract/accounts/minors.ts'
import { and, count, countDistinct, eq, inArray, notExists, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '../../context.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { cardsOfCandidates, isListedAdult } from '../../profiles/cards.queries.ts'
import { viewerOf } from '../../profiles/profiles.queries.ts'
import { isCandidate } from '../../postings/links/candidates.queries.ts'
import type { Posting } from '../../postings/postings.queries.ts'
import { linkChanges, links, postingViews } from '../../postings/postings.tables.ts'

const WEEK_MS = 7 * 86_400_000
/** 1970 began on a Thursday: the first Monday after it. */
const A_MONDAY = 4 * 86_400_000

/** The Monday 00:00 UTC at or before a time, both in milliseconds since 1970. */
const mondayOf = (at: number): number => at - ((((at - A_MONDAY) % WEEK_MS) + WEEK_MS) % WEEK_MS)

const counted = { suggest: 'suggested', applied: 'applied', contacted: 'contacted', accepted: 'accepted' } as const
type Counted = keyof typeof counted

/**
 * What came of a posting in each week since it was opened first, to this one, empty ones included: how often it was looked
 * at (as `viewCounts` counts), and how many people were suggested, applied, were contacted and accepted. What was taken
 * back does not count, nor does anybody whom the actor may not see: a number beside a list would tell of them.
 */
export async function weeksOf({ db, clock }: Context, actor: Actor, posting: Posting): Promise<JobWeek[]> {
  const { id, ownerId, openedAt } = posting
  if (openedAt === null) return []
  const card = cardsOfCandidates(db, viewerOf({ clock }, actor))
  const taking = alias(linkChanges, 'taking')
  const undone = db.select({ id: taking.id }).from(taking).where(eq(taking.undoes, linkChanges.id))
  const changeWeek = weekOf(sql`${linkChanges.at} at time zone 'UTC'`)
  const changes = await db
    .select({ week: changeWeek, event: linkChanges.event, people: countDistinct(linkChanges.personId) })
    .from(linkChanges)
    .innerJoin(links, and(eq(links.postingId, linkChanges.postingId), eq(links.personId, linkChanges.personId)))
    .innerJoin(card, eq(card.id, linkChanges.personId))
    .where(
      and(
        eq(linkChanges.postingId, id),
        inArray(linkChanges.event, Object.keys(counted)),
        notExists(undone),
        isCandidate(db, card, ownerId, links.applied),
      ),
    )
    .groupBy(sql`1`, linkChanges.event)
  const viewWeek = weekOf(sql`${postingViews.day}::timestamp`)
  const views = await db
    .select({ week: viewWeek, views: count() })
    .from(postingViews)
    .where(and(eq(postingViews.postingId, id), isListedAdult(db, postingViews.viewerId, firstMinorYear(new Date(clock.now()).getUTCFullYear()))))
    .groupBy(sql`1`)
  const weeks = emptyWeeks(openedAt.getTime(), clock.now())
  for (const { week, event, people } of changes) setIn(weeks, week, counted[event as Counted], people)
  for (const row of views) setIn(weeks, row.week, 'views', row.views)
  return [...weeks.values()]
}

/** The Monday of a time without zone, in milliseconds since 1970. */
const weekOf = (time: SQL): SQL<number> =>
  sql<number>`(extract(epoch from date_trunc('week', ${time})) * 1000)::bigint`.mapWith(Number)

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
