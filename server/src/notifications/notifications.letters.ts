import type { Notification } from '@trellis/contract/notifications/notifications.ts'
import { paths } from '@trellis/contract/screens.ts'
import type { Letter } from '../platform/mail/letter.ts'

/** Where one thing is seen; where that is not there any more, the list tells of it. */
const addressOf = ({ screen }: Notification): string => screen ?? paths.notifications()

/** Tells of one thing, at once. */
export const newsLetter = (product: string, origin: string, news: Notification): Letter => ({
  subject: news.words,
  title: 'News for you',
  paragraphs: [`${news.words}${news.text === '' ? '.' : ':'}`],
  ...(news.text !== '' && { quote: news.text }),
  action: { label: `See it in ${product}`, address: `${origin}${addressOf(news)}` },
  footnote: `You chose to hear of this at once. Choose otherwise in your settings: ${origin}${paths.settings()}`,
})

/** Tells of a day: the newest things in a list, of the others how many they are. */
export function digestLetter(product: string, origin: string, news: readonly Notification[], total: number): Letter {
  const more = total - news.length
  return {
    subject: total === 1 ? news[0]!.words : `${total.toLocaleString('en')} things happened at ${product}`,
    title: 'Your day at a glance',
    paragraphs: ['This is what happened that you have not seen yet.'],
    items: [
      ...news.map((one) => ({
        label: one.words,
        address: `${origin}${addressOf(one)}`,
        ...(one.text !== '' && { quote: one.text }),
      })),
      ...(more > 0 ? [{ label: `And ${more.toLocaleString('en')} more`, address: `${origin}${paths.notifications()}` }] : []),
    ],
    action: { label: 'See your notifications', address: `${origin}${paths.notifications()}` },
    footnote: `This mail comes once a day when there is news. Choose otherwise in your settings: ${origin}${paths.settings()}`,
  }
}
