import { GroupInfo } from '@trellis/contract/groups/groups.ts'
import type { CohortRole } from '@trellis/contract/groups/cohorts.ts'
import { type LinkEvent, type LinkSide, noLink } from '@trellis/contract/postings/links.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { addConfirmedAccounts } from '../server/src/accounts/accounts.bulk.ts'
import { hashPassword } from '../server/src/accounts/passwords/passwordHashes.ts'
import { employerOf } from '../server/src/demonstration/jobs/employers.ts'
import { makeJobs } from '../server/src/demonstration/jobs/makeJobs.ts'
import { populationInUse } from '../server/src/genome/population/populationInUse.ts'
import { addGroups, type ReadyGroup } from '../server/src/groups/groups.bulk.ts'
import { measuresOf } from '../server/src/matching/scoring/measures.ts'
import { addReadyMembers, type ReadyMember } from '../server/src/memberships/memberships.bulk.ts'
import { addLinks, type ReadyLink } from '../server/src/postings/links/links.bulk.ts'
import type { BenchCommunity } from './community.ts'
import { PASSWORD } from './people.ts'

const SEED = 11
const DAY = 86_400_000
const GROUPS_EACH = 20
/** So many of those who may come to the largest group are in each of its other lists. */
const OTHERS_SHARE = 0.1
/** Each viewer is in so many groups. */
export const VIEWERS_GROUPS = 20

type Step = readonly [LinkSide, LinkEvent]
const asked: Step = ['person', 'applied']

/** What happened to people of the largest group, by the list that they are in. */
const histories = {
  accepted: [asked, ['owner', 'accepted']],
  applied: [asked],
  contacted: [['owner', 'contacted']],
  saved: [asked, ['owner', 'shortlist']],
  rejected: [asked, ['owner', 'rejected']],
} as const satisfies Record<string, readonly Step[]>
export type CrowdList = keyof typeof histories
export const crowdLists = Object.keys(histories) as CrowdList[]

const { changed } = rulesOf(GROUP)

/**
 * Gives a community so many open groups, the first of them with so many members and a tenth as many in each of its other lists, and puts
 * the viewers into some of the others, where there is none yet.
 */
export async function addGroupWorld({ context, database, viewers }: BenchCommunity, count: number, members: number): Promise<void> {
  const { rowCount } = await database.pool.query('select from groups limit 1')
  if (rowCount !== 0) return
  const now = context.clock.now()
  const passwordHash = await hashPassword(PASSWORD, context.passwordCost)
  const advisors = Array.from({ length: Math.ceil(count / GROUPS_EACH) }, (_, at) => ({ id: newId(now), at }))
  const groups = advisors.flatMap(({ id, at }) => groupsOf(id, at, now)).slice(0, count)
  const measures = measuresOf(populationInUse(context.config))
  const { rows: people } = await database.pool.query<{ id: Id; isMinor: boolean }>(
    `select profiles.id, coalesce(birth_year, 3000) > extract(year from now()) - 19 as "isMinor" from profiles
     join accounts on accounts.id = profiles.id where email <> all ($1) order by profiles.id`,
    [viewers],
  )
  const { rows: seeing } = await database.pool.query<{ id: Id }>('select id from accounts where email = any ($1) order by id', [viewers])
  const crowd = crowdOf(people, members)
  await context.db.transaction(async (tx) => {
    await addConfirmedAccounts(
      tx,
      advisors.map(({ id, at }) => ({
        id,
        type: 'advisor' as const,
        email: `advisor.${at}@bench.example`,
        name: `Advisor ${at}`,
        passwordHash: at === 0 ? passwordHash : undefined,
        isSuperUser: false,
        createdAt: now - 400 * DAY,
        recruiter: undefined,
      })),
    )
    for (let from = 0; from < groups.length; from += 200) await addGroups(context, tx, measures, groups.slice(from, from + 200))
    await addReadyMembers(
      tx,
      [...advisorsOf(groups), ...membersOf(groups[0]!, crowd), ...placesOf(groups, seeing)],
      groups.map(({ id }, at) => ({ groupId: id, chosen: 'everybody' as const, hadMinor: at === 0 })),
    )
    await addLinks(tx, linksTo(groups[0]!, crowd, now))
  })
  await database.pool.query(
    `update match_index set membership = profiles.membership,
       mentoring = array(select group_id from memberships where account_id = profiles.id and role in ('mentor', 'both'))
     from profiles where profiles.id = profile_id and profiles.membership <> '{}'`,
  )
  await database.pool.query('vacuum analyze')
}

function groupsOf(ownerId: Id, at: number, now: number): ReadyGroup[] {
  return makeJobs(SEED, at, employerOf(SEED, at, now), GROUPS_EACH, now).map(({ info, createdAt }, place) => ({
    id: newId(createdAt),
    ownerId,
    info: GroupInfo.parse({
      name: `${info.name} ${at}.${place}`,
      description: info.description,
      skills: [...new Map(info.skills.map(({ name }) => [name.toLowerCase(), name])).values()],
      locationCity: info.locationCity,
      locationCountry: info.locationCountry,
      joinPolicy: 'onRequest',
      directory: 'everybody',
      state: 'open',
    }),
    createdAt,
    openedAt: createdAt,
  }))
}

interface CrowdMember {
  readonly id: Id
  readonly list: CrowdList
}

/** The members first, then those of the other lists; of these nobody is a minor, who would have to agree first. */
function crowdOf(people: readonly { readonly id: Id; readonly isMinor: boolean }[], members: number): CrowdMember[] {
  const step = Math.max(1, Math.floor(people.length / members))
  const isMember = (at: number) => at % step === 0 && at / step < members
  const accepted = people.filter((_, at) => isMember(at)).map(({ id }) => ({ id, list: 'accepted' as const }))
  const free = people.filter(({ isMinor }, at) => !isMember(at) && !isMinor)
  const each = Math.min(Math.floor(members * OTHERS_SHARE), Math.floor(free.length / crowdLists.length))
  const others = crowdLists.filter((list) => list !== 'accepted')
  return [...accepted, ...others.flatMap((list, at) => free.slice(at * each, (at + 1) * each).map(({ id }) => ({ id, list })))]
}

const advisorsOf = (groups: readonly ReadyGroup[]): ReadyMember[] =>
  groups.map(({ id: groupId, ownerId: accountId, createdAt: since }) => ({ groupId, accountId, role: 'advisor', since }))

function membersOf({ id: groupId, createdAt }: ReadyGroup, crowd: readonly CrowdMember[]): ReadyMember[] {
  const roleOf = (at: number): CohortRole => (at % 10 === 0 ? 'mentor' : 'member')
  return crowd.flatMap(({ id, list }, at) =>
    list === 'accepted' ? { groupId, accountId: id, role: roleOf(at), since: createdAt + at } : [],
  )
}

/** As mentors: of these an adult sees minors too, so that the rule has most to ask. */
function placesOf(groups: readonly ReadyGroup[], viewers: readonly { readonly id: Id }[]): ReadyMember[] {
  return viewers.flatMap(({ id: accountId }, viewer) =>
    Array.from({ length: Math.min(VIEWERS_GROUPS, groups.length) }, (_, at) => {
      // The largest is among everybody's.
      const { id: groupId, createdAt: since } = groups[at === 0 ? 0 : 1 + ((viewer * VIEWERS_GROUPS + at) % (groups.length - 1))]!
      return { groupId, accountId, role: 'mentor' as const, since }
    }),
  )
}

function linksTo({ id: postingId, ownerId, createdAt }: ReadyGroup, crowd: readonly CrowdMember[], now: number): ReadyLink[] {
  const length = now - createdAt
  return crowd.map(({ id: personId, list }, at) => {
    let before = noLink
    const first = createdAt + Math.floor((length * (at + 1)) / (crowd.length + 2))
    const changes = histories[list].map(([side, event], step) => {
      const after = changed(before, event, side, { ok2contact: true })
      if (after === undefined) throw new Error(`${event} is not possible`)
      const change = { at: first + step, side, event, byId: side === 'owner' ? ownerId : personId, before, after }
      before = after
      return change
    })
    return { postingId, personId, changes, note: '', resumeId: undefined, viewedAt: first }
  })
}
