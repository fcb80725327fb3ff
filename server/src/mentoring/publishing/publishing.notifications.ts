import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { NotificationKind } from '@trellis/contract/notifications/notifications.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { isAnyOf } from '../../platform/database/statements/placeholder.ts'
import {
  type DescribedKind,
  type DomainNotifications,
  type FacesOf,
  type NoticeSource,
  oneLine,
  type SubjectSeen,
  type SubjectSeenBy,
} from '../../platform/notifications.ts'
import { postingById } from '../../postings/postings.queries.ts'
import type { AssignedTo } from '../tables/tableState.ts'
import { publicationTold } from './publishing.events.ts'
import { isKnown, isPaired } from './stillPaired.queries.ts'

/** What the sentences are made from: the name at the time. Nobody is named: whom somebody has is read on the screen. */
export interface Names {
  readonly group: string
}

interface Published extends Names {
  /** Whether all that they had has ended. */
  readonly hasNobody?: boolean
}

const chosen =
  (what: 'mentor' | 'mentee' | 'internship') =>
  ({ group, hasNobody }: Published): string =>
    hasNobody === true ? `You have no ${what} in ${group} for now` : `Your ${what}s in ${group} have been chosen`

/** A group in which somebody is mentored, mentors, or has internships: news of one do not take the place of another's. */
const [MENTORING, MENTEES, INTERNSHIPS] = ['mentoring', 'mentoringMentees', 'mentoringInternships'] as const

const toldAs: Readonly<Record<AssignedTo, Readonly<Record<MentoringRole, { readonly kind: NotificationKind; readonly type: string }>>>> = {
  mentor: { mentee: { kind: 'mentorAssigned', type: MENTORING }, mentor: { kind: 'menteeAssigned', type: MENTEES } },
  job: { mentee: { kind: 'internshipAssigned', type: INTERNSHIPS }, mentor: { kind: 'internshipAssigned', type: INTERNSHIPS } },
}

export const namesFor = async (tx: Transaction, groupId: Id): Promise<Names> => ({
  group: oneLine((await postingById(tx, groupId))?.name ?? ''),
})

const whatIsPublished: NoticeSource = (events, deliver) =>
  events.on(publicationTold, async (tx, { id: causeId, of, groupId, told }) => {
    const names = await namesFor(tx, groupId)
    for (const { accountId, role, hasNobody } of told) {
      const data: Published = hasNobody === true ? { ...names, hasNobody } : names
      const { kind, type } = toldAs[of][role]
      await deliver(tx, { notify: { accountId, kind, subject: { type, id: groupId }, data, causeId } })
    }
  })

export const ownScreen: DescribedKind['screen'] = ({ accountId, subjectId }) => groupPaths.ownMentoring(accountId, subjectId)

type Told = SubjectSeenBy['conditions']

/** Whoever left the group is told what was, and led nowhere. @param mayBeNotified what else has to be so */
export const whileMember =
  (mayBeNotified: (...of: Parameters<Told>) => ReturnType<Told>['mayBeNotified'] = () => undefined): SubjectSeen =>
  ({ places }) => ({
    shape: 'member',
    values: { mentoredIn: places.map(({ groupId }) => groupId) },
    conditions: (db, notification) => ({
      mayBeNotified: mayBeNotified(db, notification),
      isShown: isAnyOf(notification.subjectId, 'mentoredIn'),
    }),
  })

/**
 * Whoever was not told in time that they have somebody is not told once they have nobody, nor the other way round: pairs end with their mentoring
 * group as well, and begin in another one of the group.
 */
const whilePaired = whileMember((db, notification) => {
  const { kind, data } = notification
  const isSo = (paired: SQL): SQL => sql`${paired} = (${data} ->> 'hasNobody' is distinct from 'true')`
  return or(
    isKnown(notification),
    and(eq(kind, 'mentorAssigned'), isSo(isPaired(db, notification, 'mentee', { to: 'mentor', seen: true }))),
    and(eq(kind, 'menteeAssigned'), isSo(isPaired(db, notification, 'mentor', { to: 'mentor', seen: true }))),
    and(eq(kind, 'internshipAssigned'), isSo(isPaired(db, notification, 'mentee', { to: 'job', seen: true }))),
  )
})

export const theGroup: FacesOf = async (_reader, told) =>
  told.map(({ data }) => ({ of: 'posting', name: (data as Names).group, picture: '', ring: null }))

/** Mentees and mentors are told when what they see of each other changes. */
export const mentoringNotifications: DomainNotifications = {
  sources: [whatIsPublished],
  kinds: {
    mentorAssigned: { words: chosen('mentor'), screen: ownScreen },
    menteeAssigned: { words: chosen('mentee'), screen: ownScreen },
    internshipAssigned: { words: chosen('internship'), screen: ownScreen },
  },
  subjects: { [MENTORING]: whilePaired, [MENTEES]: whilePaired, [INTERNSHIPS]: whilePaired },
  faces: { [MENTORING]: theGroup, [MENTEES]: theGroup, [INTERNSHIPS]: theGroup },
}
