import { HOUR_MS } from '@trellis/contract/durations.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { refillLater } from '../../candidates/suggestions/suggestions.actions.ts'
import type { Context } from '../../context.ts'
import { populationInUse } from '../../genome/population/populationInUse.ts'
import { addCohorts } from '../../groups/cohorts/cohorts.bulk.ts'
import { addGroups } from '../../groups/groups.bulk.ts'
import { addInvitations, type ReadyInvitation } from '../../groups/invitations/invitations.bulk.ts'
import { addJoinCodes } from '../../groups/joinCodes/joinCodes.bulk.ts'
import { addReadyGroupJobs } from '../../groups/internships/internships.bulk.ts'
import { measuresOf } from '../../matching/scoring/measures.ts'
import { addMentoringGroups } from '../../mentoring/mentoringGroups.bulk.ts'
import { addReadyMembers, type ReadyMember } from '../../memberships/memberships.bulk.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { addLinks } from '../../postings/links/links.bulk.ts'
import { acceptedAt } from '../links.ts'
import { storeAdvisorsNews, storeNews } from '../pastNews.ts'
import { internshipsOf, type StoredJob } from './internships.ts'
import type { MadeGroup } from './makeGroups.ts'
import { mentoringOf } from './mentoring.ts'

/** A person of the community who is in the database already. */
export interface StoredPerson {
  readonly id: Id
  readonly name: string
  readonly email: string
  readonly isMinor: boolean
  readonly isHidden: boolean
  /** The time zone where they live, where it is known. */
  readonly timeZone: string | undefined
}

/** So long letters of the demonstration wait that are shown waiting, in milliseconds. */
const INVITATIONS_WAIT = 6 * HOUR_MS
/** Their cohort, where they are in one, is the one that has jobs of its own. */
const FIRST_OF_CAST = 0

interface Stored {
  readonly id: Id
  readonly ownerId: Id
  readonly made: MadeGroup
}

/** Puts made-up groups with their members and all that happened into a database with the people whom they are about, in one transaction. */
export async function storeGroups(
  context: Context,
  tx: Transaction,
  all: readonly MadeGroup[],
  {
    advisors,
    people,
    jobs,
  }: {
    readonly advisors: readonly Id[]
    readonly people: ReadonlyMap<number, StoredPerson>
    /** The open jobs, which the groups offer some of. */
    readonly jobs: readonly StoredJob[]
  },
): Promise<void> {
  const stored = all.map((made) => ({ id: newId(made.createdAt), ownerId: advisors[made.advisor]!, made }))
  const ready = stored.map(({ id, ownerId, made: { info, createdAt, openedAt = null, for: seenBy } }) => ({
    id,
    ownerId,
    info: { ...info, membership: seenBy.map((at) => stored[at]!.id) },
    createdAt,
    openedAt,
  }))
  await addGroups(context, tx, measuresOf(populationInUse(context.config)), ready)
  const members = stored.flatMap((group) => [advisorOf(group), ...coAdvisorsOf(group, advisors), ...membersOf(group, people)])
  const directories = stored.map(({ id, made: { info, roles } }) => ({
    groupId: id,
    chosen: info.directory,
    hadMinor: [...roles.keys()].some((at) => people.get(at)!.isMinor),
  }))
  await addReadyMembers(tx, members, directories)
  const since = new Map(members.map((member) => [`${member.groupId} ${member.accountId}`, member.since]))
  const inCohorts = stored.flatMap(({ id, made: { cohorts } }) => cohorts.map(() => id))
  const cohortIds = await addCohorts(
    tx,
    stored.flatMap(({ id: groupId, made: { cohorts, roles, createdAt } }) =>
      cohorts.map(({ name, startDate, endDate, members: places }) => ({
        groupId,
        info: { name, startDate, endDate },
        createdAt,
        members: places.map((at) => {
          const { id } = people.get(at)!
          return { id, role: roles.get(at)!, since: since.get(`${groupId} ${id}`)! }
        }),
      })),
    ),
  )
  await addInvitations(
    context,
    tx,
    stored.flatMap((group) => invitationsOf(group, people)),
    INVITATIONS_WAIT,
  )
  await addJoinCodes(
    tx,
    stored.flatMap(({ id: groupId, made: { joinCode } }) => (joinCode === undefined ? [] : { groupId, ...joinCode })),
  )
  const internships = stored.flatMap(({ id, made: { offers, cohorts } }) => {
    const ofCast = cohorts.findIndex(({ members: places }) => places.includes(FIRST_OF_CAST))
    const cohortId = cohortIds[inCohorts.indexOf(id) + Math.max(0, ofCast)]
    return offers ? internshipsOf(id, cohortId, offers, jobs, context.clock.now()) : []
  })
  await addReadyGroupJobs(tx, internships)
  // Whoever hides takes part in no mentoring group.
  const hidden = new Set([...people.values()].flatMap(({ id, isHidden }) => (isHidden ? id : [])))
  const zones = new Map([...people.values()].map(({ id, timeZone }) => [id, timeZone]))
  await addMentoringGroups(
    tx,
    mentoringOf(
      stored.map((group) => ({
        id: group.id,
        members: membersOf(group, people).flatMap(({ accountId, role, since }) =>
          role === 'advisor' || hidden.has(accountId) ? [] : { accountId, role, since, timeZone: zones.get(accountId) },
        ),
        jobs: internships.filter(({ groupId }) => groupId === group.id),
      })),
      context.clock.now(),
    ),
  )
  const changes = await addLinks(
    tx,
    stored.flatMap((group) => linksOf(group, people)),
  )
  const told = stored.map(({ id, ownerId, made: { info } }) => ({
    id,
    posting: { kind: GROUP, ownerId, offeredBy: info.name, name: info.name },
  }))
  await storeNews(context, tx, told, people, changes)
  await storeAdvisorsNews(
    context,
    tx,
    stored.flatMap((group) => advisorsNews(group, advisors)),
  )
  for (const { id, made } of stored) if (made.info.state === 'open') await refillLater(context, tx, id)
}

function invitationsOf({ id: groupId, ownerId: invitedBy, made }: Stored, people: ReadonlyMap<number, StoredPerson>): ReadyInvitation[] {
  return made.invitations.map(({ to, ...past }) => ({
    groupId,
    invitedBy,
    personalLine: 'You still owe me a dance.',
    email: typeof to === 'number' ? people.get(to)!.email : to,
    ...past,
  }))
}

const advisorOf = ({ id: groupId, ownerId: accountId, made }: Stored): ReadyMember => ({
  groupId,
  accountId,
  role: 'advisor',
  since: made.createdAt,
})

const coAdvisorsOf = ({ id: groupId, made }: Stored, advisors: readonly Id[]): ReadyMember[] =>
  made.coAdvisors.map(({ advisor, joinedAt: since }) => ({ groupId, accountId: advisors[advisor]!, role: 'advisor', since }))

/** What owners of groups were told of who leads them with them: that they accepted. */
const advisorsNews = ({ id: groupId, ownerId, made }: Stored, advisors: readonly Id[]) =>
  made.coAdvisors.map(({ advisor, joinedAt: at }) => {
    return { groupId, id: newId(at), what: 'advisorJoined' as const, byId: advisors[advisor]!, toldIds: [ownerId], at }
  })

function membersOf({ id: groupId, made: { links, roles } }: Stored, people: ReadonlyMap<number, StoredPerson>): ReadyMember[] {
  return links.flatMap((link) => {
    const role = roles.get(link.person)
    return role === undefined ? [] : { groupId, accountId: people.get(link.person)!.id, role, since: acceptedAt(link)! }
  })
}

function linksOf({ id: postingId, ownerId, made }: Stored, people: ReadonlyMap<number, StoredPerson>) {
  return made.links.map(({ person, changes, note, viewedAt }) => {
    const personId = people.get(person)!.id
    const doer = { person: personId, owner: ownerId, system: undefined }
    return {
      postingId,
      personId,
      changes: changes.map((change) => ({ ...change, byId: doer[change.side] })),
      note,
      resumeId: undefined,
      viewedAt,
    }
  })
}
