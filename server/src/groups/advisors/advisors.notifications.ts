import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { paths } from '@trellis/contract/screens.ts'
import { inArray } from 'drizzle-orm'
import { anyAccountById } from '../../accounts/accounts.queries.ts'
import type { Context } from '../../context.ts'
import { groupsRunBy } from '../../memberships/memberships.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { placeholder } from '../../platform/database/statements/placeholder.ts'
import {
  alwaysSeen,
  type DescribedKind,
  type DomainNotifications,
  type FacesOf,
  type News,
  oneLine,
  type NoticeSource,
  type SubjectSeen,
} from '../../platform/notifications.ts'
import { postingById } from '../../postings/postings.queries.ts'
import { isOffered, isStillAsked, stillAskedSince } from './advisors.queries.ts'
import { type AdvisorsChanged, advisorsChanged } from './advisors.events.ts'

/** What the sentences are made from: the names at the time. */
interface Names {
  readonly other: string
  readonly group: string
}

/** A group, told to those who lead it, to whom it is offered, and to who led it until they were removed. */
const [LED_GROUP, OFFERED_GROUP, ONCE_LED_GROUP] = ['ledGroup', 'offeredGroup', 'onceLedGroup']
/** An invitation to lead a group. */
const ASKED = 'askedToLead'

/** What each is about. Who is asked, or was removed, does not lead the group: their list of groups is what they see. */
const subjectTypes: Partial<Record<AdvisorsChanged['what'], string>> = {
  advisorInvited: ASKED,
  advisorRemoved: ONCE_LED_GROUP,
  groupOffered: OFFERED_GROUP,
}

const ownList: DescribedKind['screen'] = ({ accountId }) => paths.groupadminGroups(accountId)
const advisorsOfGroup: DescribedKind['screen'] = ({ accountId, subjectId }) => groupPaths.groupAdvisors(accountId, subjectId)

/** What is told of something that happened among those who lead a group; the invitation has the id of what is told of it. */
export async function newsOfAdvisors(
  tx: Transaction,
  { id: causeId, what: kind, groupId, byId, toldIds }: AdvisorsChanged,
): Promise<News[]> {
  const [who, group] = [await anyAccountById(tx, byId), await postingById(tx, groupId)]
  if (who === undefined || group === undefined) return []
  const data: Names = { other: oneLine(who.name), group: oneLine(group.name) }
  return toldIds.map((accountId) => {
    const type = subjectTypes[kind] ?? LED_GROUP
    const subject = { type, id: type === ASKED ? causeId : groupId }
    return { accountId, kind, subject, actorId: byId, data, causeId }
  })
}

const whatAdvisorsDo: NoticeSource = (events, deliver) =>
  events.on(advisorsChanged, async (tx, change) => {
    for (const notify of await newsOfAdvisors(tx, change)) await deliver(tx, { notify })
  })

/** Whoever no longer leads a group is told what was, and led nowhere. */
const whileLeading: SubjectSeen = ({ id }) => ({
  shape: 'leading',
  values: { leaderId: id },
  conditions: (db, { subjectId }) => ({
    mayBeNotified: undefined,
    isShown: inArray(subjectId, groupsRunBy(db, placeholder('leaderId'))),
  }),
})

/** Whoever is asked to lead a group is told so until they answer, or it is over. */
const whileAsked =
  ({ clock }: Pick<Context, 'clock'>): SubjectSeen =>
  () => ({
    shape: 'asked',
    values: { askedSince: stillAskedSince(clock.now()) },
    conditions: (db, { subjectId }) => ({ mayBeNotified: isStillAsked(db, subjectId, placeholder('askedSince')), isShown: undefined }),
  })

/** Whoever is offered a group is told so until they answer, or it is taken back. */
const whileOffered: SubjectSeen = ({ id }) => ({
  shape: 'offered',
  values: { leaderId: id },
  conditions: (db, { subjectId }) => ({ mayBeNotified: isOffered(db, subjectId, placeholder('leaderId')), isShown: undefined }),
})

const theOther: FacesOf = async (_reader, told) =>
  told.map(({ data }) => ({ of: 'person', name: (data as Names).other, picture: '', ring: null }))

/** What those who lead a group are notified of each other. A letter of its own tells who is asked to lead one. */
export const advisorsNotifications = (context: Pick<Context, 'clock'>): DomainNotifications => ({
  sources: [whatAdvisorsDo],
  kinds: {
    advisorInvited: { words: ({ other, group }: Names) => `${other} asks you to lead ${group} with them`, screen: ownList },
    advisorJoined: { words: ({ other, group }: Names) => `${other} leads ${group} with you now`, screen: advisorsOfGroup },
    advisorDeclined: { words: ({ other, group }: Names) => `${other} declined to lead ${group}`, screen: advisorsOfGroup },
    advisorLeft: { words: ({ other, group }: Names) => `${other} no longer leads ${group}`, screen: advisorsOfGroup },
    advisorRemoved: { words: ({ group }: Names) => `You no longer lead ${group}`, screen: ownList },
    groupOffered: { words: ({ other, group }: Names) => `${other} wants to hand ${group} over to you`, screen: ownList },
    groupTaken: { words: ({ other, group }: Names) => `${other} owns ${group} now, and you lead it with them`, screen: advisorsOfGroup },
    groupPassedOn: { words: ({ other, group }: Names) => `${other} has left, and ${group} is yours now`, screen: advisorsOfGroup },
    groupOfferDeclined: { words: ({ other, group }: Names) => `${other} declined to own ${group}`, screen: advisorsOfGroup },
  },
  subjects: { [ASKED]: whileAsked(context), [LED_GROUP]: whileLeading, [OFFERED_GROUP]: whileOffered, [ONCE_LED_GROUP]: alwaysSeen },
  faces: { [ASKED]: theOther, [LED_GROUP]: theOther, [OFFERED_GROUP]: theOther, [ONCE_LED_GROUP]: theOther },
})
