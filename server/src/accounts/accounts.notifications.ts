import type { NotificationKind } from '@trellis/contract/notifications/notifications.ts'
import { paths } from '@trellis/contract/screens.ts'
import type { Transaction } from '../platform/database/database.ts'
import { alwaysSeen, type DescribedKind, type DomainNotifications, type Notice, oneLine, whenever } from '../platform/notifications.ts'
import { type DelegationChanged, delegationChanged } from './accounts.events.ts'
import { accountById } from './accounts.queries.ts'

/** What the sentences are made from: the name of the other of the two. */
interface Names {
  readonly other: string
}

/** Delegates are all on one screen, and concern the account alone. */
const ACCOUNT = 'account'
const screen: DescribedKind['screen'] = ({ accountId }) => paths.employerProfile(accountId)

/** Which of the two is notified of what happens between a recruiter and who acts for them. */
const notified = {
  asked: { kind: 'delegateAsked', to: 'delegateId', other: 'principalId' },
  accepted: { kind: 'delegateAccepted', to: 'principalId', other: 'delegateId' },
  declined: { kind: 'delegateDeclined', to: 'principalId', other: 'delegateId' },
  left: { kind: 'delegateLeft', to: 'principalId', other: 'delegateId' },
  removed: { kind: 'delegateRemoved', to: 'delegateId', other: 'principalId' },
} as const satisfies Record<DelegationChanged['what'], { kind: NotificationKind; to: string; other: string }>

async function noticeOf(tx: Transaction, change: DelegationChanged): Promise<Notice> {
  const { kind, to, other } = notified[change.what]
  const who = await accountById(tx, change[other])
  if (who === undefined) return undefined
  const data: Names = { other: oneLine(who.name) }
  const accountId = change[to]
  return { notify: { accountId, kind, subject: { type: ACCOUNT, id: accountId }, actorId: who.id, data, causeId: change.id } }
}

/** What recruiters who act for each other are notified of. A letter of its own tells of a request; none of the others. */
export const accountsNotifications: DomainNotifications = {
  sources: [whenever(delegationChanged, noticeOf)],
  kinds: {
    delegateAsked: { words: ({ other }: Names) => `${other} asks you to act on their jobs`, screen },
    delegateAccepted: { words: ({ other }: Names) => `${other} now acts on your jobs`, screen },
    delegateDeclined: { words: ({ other }: Names) => `${other} declined to act on your jobs`, screen },
    delegateLeft: { words: ({ other }: Names) => `${other} no longer acts on your jobs`, screen },
    delegateRemoved: { words: ({ other }: Names) => `You no longer act on the jobs of ${other}`, screen },
  },
  subjects: { [ACCOUNT]: alwaysSeen },
  faces: {
    [ACCOUNT]: async (_reader, told) => told.map(({ data }) => ({ of: 'person', name: (data as Names).other, picture: '', ring: null })),
  },
}
