import { DAY_MS, HOUR_MS, MINUTE_MS } from '@trellis/contract/durations.ts'
import { plainText } from '@trellis/contract/texts/plainText.ts'
import type { MadeLink, Seeker } from '../links.ts'
import type { Random } from '../random.ts'
import { nameOf } from '../people/names.ts'

/** An address that an advisor invited: of somebody in the community, by their place, or of somebody who is not there. */
export interface MadeInvitation {
  readonly to: number | string
  readonly createdAt: number
  readonly sentAt?: number
  readonly failedAt?: number
  readonly openedAt?: number
  readonly signedUpAt?: number
  readonly acceptedAt?: number
  readonly revokedAt?: number
}

/** How many there are in each state beside those accepted. */
const others = { waiting: 2, sent: 7, undeliverable: 2, opened: 4, expired: 3, revoked: 2 } as const
const LONG_AGO = 34 * DAY_MS

/**
 * How those came to a group who are in it by an invitation, and who was invited and is not in it: some in every state, where somebody has signed up
 * lately.
 * @param seekers who may have signed up by one, those whom it suits most first
 */
export function invitationsOf(
  random: Random,
  { openedAt, now, links }: { readonly openedAt: number; readonly now: number; readonly links: readonly MadeLink[] },
  seekers: readonly Seeker[],
): MadeInvitation[] {
  const accepted = links.flatMap(({ person, changes, link }): MadeInvitation[] => {
    const joinedAt = changes[0]?.at
    if (link.owner !== 'accepted' || joinedAt === undefined) return []
    const createdAt = Math.max(openedAt, joinedAt - random.whole(5 * 60, 90 * 60) * MINUTE_MS)
    return [{ to: person, createdAt, sentAt: createdAt, openedAt: joinedAt, acceptedAt: joinedAt }]
  })
  const came = new Set(links.map(({ person }) => person))
  const newcomer = seekers.find(({ at, joinedAt }) => !came.has(at) && joinedAt > now - 20 * DAY_MS)
  const names = new Set<string>()
  const addressOf = (): string => {
    const { name } = nameOf(random)
    const local = plainText(name)
      .replaceAll(/[^a-z ]/g, '')
      .replaceAll(' ', '.')
    const address = `${local}@mail.example`
    if (names.has(address)) return addressOf()
    names.add(address)
    return address
  }
  const soon = (time: number, hours = 30) => Math.min(now, time + random.whole(20, hours * 60) * MINUTE_MS)
  const invited = (count: number, pastOf: (createdAt: number) => Omit<MadeInvitation, 'to' | 'createdAt'>, ago: number): MadeInvitation[] =>
    Array.from({ length: count }, () => {
      const createdAt = Math.max(openedAt, now - ago + random.whole(0, 20 * 60) * MINUTE_MS)
      return { to: addressOf(), createdAt, ...pastOf(createdAt) }
    })
  const sent = (createdAt: number) => ({ sentAt: createdAt })
  const opened = (createdAt: number) => ({ sentAt: createdAt, openedAt: soon(createdAt) })
  const signedUp = ({ at: to, joinedAt: signedUpAt }: Seeker): MadeInvitation => {
    const createdAt = signedUpAt - 2 * DAY_MS
    return { to, createdAt, sentAt: createdAt, openedAt: signedUpAt - 20 * MINUTE_MS, signedUpAt }
  }
  return [
    ...accepted,
    ...invited(others.waiting, () => ({}), 20 * HOUR_MS),
    ...invited(others.sent, sent, 4 * DAY_MS),
    ...invited(others.undeliverable, (createdAt) => ({ failedAt: createdAt + MINUTE_MS }), 4 * DAY_MS),
    ...invited(others.opened, opened, 6 * DAY_MS),
    ...(newcomer === undefined ? [] : [signedUp(newcomer)]),
    ...invited(others.expired, sent, LONG_AGO),
    ...invited(others.revoked, (createdAt) => ({ sentAt: createdAt, revokedAt: soon(createdAt) }), 8 * DAY_MS),
  ]
}
