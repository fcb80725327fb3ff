import type { Account } from '../accounts/accounts.queries.ts'
import type { Letter } from '../platform/mail/letter.ts'
import { screenOf } from './notifications.policy.ts'
import type { StoredNotification } from './notifications.queries.ts'

const listScreen = ({ id, type }: Account): string => (type === 'profile' ? `/notifications/${id}` : `/employer/${id}/notifications`)

/** Where one thing is seen; where its posting is not any more, the list tells of it. */
const addressOf = (account: Account, { postingId, ...news }: StoredNotification): string =>
  postingId === null ? listScreen(account) : screenOf({ ...news, postingId })

/** Tells of one thing, at once. */
export const newsLetter = (product: string, origin: string, account: Account, news: StoredNotification): Letter => ({
  subject: news.words,
  title: 'News for you',
  paragraphs: [`${news.words}.`],
  action: { label: `See it in ${product}`, address: `${origin}${addressOf(account, news)}` },
  footnote: `You chose to hear of this at once. Choose otherwise under Notifications: ${origin}${listScreen(account)}`,
})

/** Tells of a day: the newest things in a list, of the others how many they are. */
export function digestLetter(
  product: string,
  origin: string,
  account: Account,
  news: readonly StoredNotification[],
  total: number,
): Letter {
  const more = total - news.length
  return {
    subject: total === 1 ? news[0]!.words : `${total.toLocaleString('en')} things happened at ${product}`,
    title: 'Your day at a glance',
    paragraphs: ['This is what happened that you have not seen yet.'],
    items: [
      ...news.map((one) => ({ label: one.words, address: `${origin}${addressOf(account, one)}` })),
      ...(more > 0 ? [{ label: `And ${more.toLocaleString('en')} more`, address: `${origin}${listScreen(account)}` }] : []),
    ],
    action: { label: 'See your notifications', address: `${origin}${listScreen(account)}` },
    footnote: 'This mail comes once a day when there is news. You can choose otherwise under Notifications.',
  }
}
