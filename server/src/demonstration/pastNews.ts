import { WEEK_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import type { AdvisorsChanged } from '../groups/advisors/advisors.events.ts'
import { newsOfAdvisors } from '../groups/advisors/advisors.notifications.ts'
import { addPastNews, type PastNews } from '../notifications/notifications.bulk.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { ReadyChange } from '../postings/links/links.bulk.ts'
import { newsOfLink } from '../postings/postings.notifications.ts'

/** A posting that is in the database already, as the news of its links tell of it. */
interface ToldPosting {
  readonly id: Id
  readonly posting: Parameters<typeof newsOfLink>[1]
}

/** Adds what those who lead groups were told of each other, each at its time. */
export async function storeAdvisorsNews(
  { clock }: Context,
  tx: Transaction,
  changes: readonly (AdvisorsChanged & { readonly at: number })[],
): Promise<void> {
  const past: PastNews[] = []
  for (const { at, ...change } of changes) past.push(...(await newsOfAdvisors(tx, change)).map((news) => ({ news, at })))
  await addPastNews(tx, past, clock.now() - WEEK_MS)
}

/** Adds what the two sides of links were notified of: read, but for what happened within a week. */
export async function storeNews(
  { clock }: Context,
  tx: Transaction,
  told: readonly ToldPosting[],
  people: ReadonlyMap<number, { readonly id: Id; readonly name: string }>,
  changes: readonly ReadyChange[],
): Promise<void> {
  const postings = new Map(told.map(({ id, posting }) => [id, posting]))
  const names = new Map([...people.values()].map(({ id, name }) => [id, name]))
  const past = changes.flatMap(({ at, ...change }) => {
    const news = newsOfLink(change, postings.get(change.postingId)!, names.get(change.personId)!)
    return news === undefined ? [] : { news, at }
  })
  await addPastNews(tx, past, clock.now() - WEEK_MS)
}
