import { mentoringRoles } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import type { LivedPair } from '../../mentoring/living/living.bulk.ts'
import { newsOfFit, newsOfMissed, newsOfNeed, newsOfPlan } from '../../mentoring/living/living.notifications.ts'
import { idOf } from '../../mentoring/living/nudges/nudges.policy.ts'
import type { PublicationTold } from '../../mentoring/publishing/publishing.events.ts'
import { newsOfPublication } from '../../mentoring/publishing/publishing.notifications.ts'
import { addPastNews, type PastNews } from '../../notifications/notifications.bulk.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Nudged } from './nudged.ts'

/** What happened in a mentoring group. Times are in milliseconds since 1970. */
export interface MentoringPast {
  readonly groupId: Id
  readonly advisorIds: readonly Id[]
  readonly published: readonly { readonly told: PublicationTold; readonly at: number }[]
  readonly lived: readonly LivedPair[]
  readonly nudged: readonly Nudged[]
}

/**
 * Adds what mentees, mentors and advisors were told of a mentoring group, each at its time. All of it has been read: what of it is new would
 * stand as one until somebody looks, and come apart then.
 */
export async function storeMentoringNews(tx: Transaction, past: MentoringPast, now: number): Promise<void> {
  const all: PastNews[] = []
  for (const { told, at } of past.published) all.push(...(await newsOfPublication(tx, told)).map((news) => ({ news, at })))
  for (const pair of past.lived) all.push(...(await newsOfPair(tx, past, pair, now)))
  for (const [at, nudged] of Map.groupBy(past.nudged, (one) => one.at)) all.push(...(await newsOfDay(tx, past, nudged, at)))
  await addPastNews(tx, all, Number.POSITIVE_INFINITY)
}

/** Both are asked whether it is a good fit, the other one is told of a session to come, and the advisors, who asks for somebody else. */
async function newsOfPair(tx: Transaction, { groupId, advisorIds }: MentoringPast, pair: LivedPair, now: number): Promise<PastNews[]> {
  const { menteeId, mentorId, sessions, asked, asks } = pair
  const news: PastNews[] = []
  if (asked !== undefined) {
    const told = await newsOfFit(tx, { causeId: newId(asked.at), groupId, accountIds: [menteeId, mentorId] })
    news.push(...told.map((one) => ({ news: one, at: asked.at })))
  }
  for (const { by, writtenAt: at } of sessions.filter(({ at }) => at > now)) {
    const accountId = by === 'mentee' ? mentorId : menteeId
    news.push({ news: await newsOfPlan(tx, { causeId: newId(at), groupId, accountId, step: 'planned' }), at })
  }
  if (asks !== undefined) {
    const told = await newsOfNeed(tx, { causeId: newId(asks.at), groupId, accountIds: advisorIds, need: 'another', pairs: 1 })
    news.push(...told.map((one) => ({ news: one, at: asks.at })))
  }
  return news
}

/** Whoever was told on a day that they have not met for long, each once, and the advisors, of how many pairs. */
async function newsOfDay(
  tx: Transaction,
  { groupId, advisorIds }: MentoringPast,
  nudged: readonly Nudged[],
  at: number,
): Promise<PastNews[]> {
  const causeId = newId(at)
  const accountIds = mentoringRoles.flatMap((role) => nudged.flatMap(({ pair, told }) => (told === role ? idOf(pair, role) : [])))
  const quiet = nudged.filter(({ told }) => told === 'advisors').length
  const news = [
    ...(await newsOfMissed(tx, { causeId, groupId, accountIds: [...new Set(accountIds)] })),
    ...(quiet > 0 ? await newsOfNeed(tx, { causeId, groupId, accountIds: advisorIds, need: 'quiet', pairs: quiet }) : []),
  ]
  return news.map((one) => ({ news: one, at }))
}
