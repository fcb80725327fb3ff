import type { NotificationKind } from '@trellis/contract/notifications/notifications.ts'
import { sql } from 'drizzle-orm'
import { paths } from '@trellis/contract/screens.ts'
import type { Transaction } from '../platform/database/database.ts'
import {
  alwaysSeen,
  type DescribedKind,
  type DomainNotifications,
  type FacesOf,
  type Notice,
  type NoticeSource,
  oneLine,
  type SubjectSeen,
  whenever,
} from '../platform/notifications.ts'
import { advisorAsks, type DelegationChanged, delegationChanged } from './accounts.events.ts'
import { accountById } from './accounts.queries.ts'
import { stillWaits } from './approvals/approvals.queries.ts'

/** What the sentences are made from: the name of the other of the two. */
interface Names {
  readonly other: string
}

/** What concerns the account alone, as delegates do: they are all on one screen. */
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

/** An advisor who asks, as a subject: the person whose account it is. */
const ADVISOR = 'advisor'

/** Every super-user is notified when an advisor asks. */
const advisorWaits: NoticeSource = (events, deliver) =>
  events.on(advisorAsks, async (tx, { id: causeId, accountId: advisorId, superUsers }) => {
    const advisor = await accountById(tx, advisorId)
    if (advisor === undefined) return
    const about = { subject: { type: ADVISOR, id: advisorId }, actorId: advisorId, data: { other: oneLine(advisor.name) } }
    for (const accountId of superUsers) await deliver(tx, { notify: { accountId, kind: 'advisorWaits', causeId, ...about } })
  })

/** Super-users are told as long as nobody has decided. */
const whileUndecided: SubjectSeen = ({ isSuperUser }) => ({
  shape: String(isSuperUser),
  values: {},
  conditions: (db, { subjectId }) => ({
    mayBeNotified: isSuperUser ? stillWaits(db, subjectId) : sql`false`,
    isShown: undefined,
  }),
})

const theOther: FacesOf = async (_reader, told) =>
  told.map(({ data }) => ({ of: 'person', name: (data as Names).other, picture: '', ring: null }))

/**
 * What recruiters who act for each other are notified of, and super-users of advisors. Letters of their own tell of requests; none of
 * the others.
 */
export const accountsNotifications: DomainNotifications = {
  sources: [whenever(delegationChanged, noticeOf), advisorWaits],
  kinds: {
    delegateAsked: { words: ({ other }: Names) => `${other} asks you to act on their jobs`, screen },
    delegateAccepted: { words: ({ other }: Names) => `${other} now acts on your jobs`, screen },
    delegateDeclined: { words: ({ other }: Names) => `${other} declined to act on your jobs`, screen },
    delegateLeft: { words: ({ other }: Names) => `${other} no longer acts on your jobs`, screen },
    delegateRemoved: { words: ({ other }: Names) => `You no longer act on the jobs of ${other}`, screen },
    advisorWaits: { words: ({ other }: Names) => `${other} asks to be an advisor`, screen: () => paths.adminPage() },
  },
  subjects: { [ACCOUNT]: alwaysSeen, [ADVISOR]: whileUndecided },
  faces: { [ACCOUNT]: theOther, [ADVISOR]: theOther },
}
