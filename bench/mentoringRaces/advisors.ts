import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import * as dashboards from '@trellis/contract/mentoring/dashboards.calls.ts'
import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import * as versions from '@trellis/contract/mentoring/draftVersions.calls.ts'
import * as jobsTable from '@trellis/contract/mentoring/jobsTable.calls.ts'
import * as living from '@trellis/contract/mentoring/living.calls.ts'
import * as groups from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { block, unblock } from '@trellis/contract/people/people.ts'
import type { Endpoint, EndpointDescription, Input } from '@trellis/contract/wire/endpoint.ts'
import type { FailureCode } from '@trellis/contract/wire/errors.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { PASSWORD, type SignedIn } from '../people.ts'
import { ask, type Asker, type Told } from './asking.ts'
import type { Counted, Seen } from './check.ts'
import { lastingOptions, LIMITS, type World } from './world.ts'

/** An open tab of an advisor: it knows the versions that it saw last. */
export interface Tab extends Asker {
  readonly id: Id
  readonly world: World
  /** Whom an advisor did not see at some time. */
  readonly unseen: Set<Id>
  readonly seen: Seen[]
  readonly known: Record<Counted, number>
  /** Drafts under a name, and those that were published. */
  named: Id[]
  kept: Id[]
}

const pick = <T>(from: readonly T[]): T => from[randomInt(from.length)]!
const isLucky = (chance: number): boolean => Math.random() < chance
const some = (people: readonly SignedIn[]): Id[] => people.filter(() => isLucky(0.2)).map(({ id }) => id)

/** Makes a call, and keeps the version that its answer tells; a refusal for being late has to tell another one than was asked on. */
async function on<D extends EndpointDescription>(
  tab: Tab,
  of: Counted,
  call: Endpoint<D>,
  input: Partial<Input<D>>,
  also: readonly FailureCode[] = [],
): Promise<Told<unknown>> {
  const told = await ask(tab, call, input, also)
  const { sentAt, answeredAt } = told
  const isStale = told.code === 'Stale'
  const version = versionIn(isStale ? told.details : told.reply)
  if (version === undefined) {
    if (isStale) tab.wrong.push(`${told.call} refused as stale, and does not tell how it is now`)
    return told
  }
  const { baseVersion } = (input as unknown as { body: { baseVersion?: number } }).body
  tab.known[of] = version
  tab.seen.push({ of, version, sentAt, answeredAt, ...(isStale && { staleSince: baseVersion! }) })
  return told
}

function versionIn(told: unknown): number | undefined {
  return (told as { data?: { version?: number } } | undefined)?.data?.version
}

const ofAMentee = ({ world }: Tab) => ({ ...world.within, menteeID: pick(world.mentees).id })
const onDraft = ({ world, known }: Tab) => ({ ...world.within, baseVersion: known.draft })
const onJobs = ({ world, known }: Tab) => ({ ...world.within, baseVersion: known.jobs })

function rebalance(tab: Tab): Promise<unknown> {
  const mentors = isLucky(0.3) ? [{ id: tab.world.mentors[3]!.id, capacity: randomInt(LIMITS.mostMentees + 1) }] : []
  const options = { dryRun: isLucky(0.3), mentors, keepPenalty: randomInt(20), evenness: randomInt(10), leastScore: pick([0, 0, 5]) }
  return on(tab, 'draft', tables.rebalanceDiadTable, { body: { ...onDraft(tab), options } })
}

const rebalanceJobs = (tab: Tab): Promise<unknown> =>
  on(tab, 'jobs', jobsTable.rebalanceJobsTable, { body: { ...onJobs(tab), options: { dryRun: isLucky(0.3), keepPenalty: randomInt(20) } } })

function proposeRematch(tab: Tab): Promise<unknown> {
  const { within, mentees, mentors } = tab.world
  return ask(tab, living.proposeRematch, { body: { ...within, menteeId: pick(mentees).id, mentorId: pick(mentors).id } })
}

function lock(tab: Tab): Promise<unknown> {
  const menteeSet = [pick(tab.world.mentees).id, ...some(tab.world.mentees)]
  if (isLucky(0.25)) return on(tab, 'jobs', jobsTable.lockJobAssignment, { body: { ...onJobs(tab), menteeSet, locked: isLucky(0.4) } })
  return on(tab, 'draft', tables.lockMentorAssignment, { body: { ...onDraft(tab), menteeSet, locked: isLucky(0.4) } })
}

/** Nobody is required of another country, or without a place: what an advisor requires goes before a rule. */
function pin(tab: Tab): Promise<unknown> {
  const { mentees, mentors, jobs, countryOf, onePlace, pauses } = tab.world
  const menteeID = pick(mentees).id
  if (isLucky(0.25)) {
    const jobList = jobs.filter(() => isLucky(0.3)).map((id) => ({ id, kind: pick(['forbid', 'prefer'] as const) }))
    return on(tab, 'jobs', jobsTable.mgroupPinJobs, { body: { ...onJobs(tab), menteeID, jobList } })
  }
  const roleModelList = mentors
    .filter(({ id }) => isLucky(0.3) && id !== onePlace.id && id !== pauses.id && countryOf.get(id) === countryOf.get(menteeID))
    .map(({ id }) => ({ id, kind: pick(['require', 'forbid', 'prefer'] as const) }))
  return on(tab, 'draft', tables.mgroupPinRolemodels, { body: { ...onDraft(tab), menteeID, roleModelList } })
}

function publish(tab: Tab): Promise<unknown> {
  const how = { notify: isLucky(0.7), dryRun: isLucky(0.2) }
  if (isLucky(0.25)) return on(tab, 'jobs', jobsTable.publishJobAssignment, { body: { ...onJobs(tab), ...how } })
  return on(tab, 'draft', tables.publishMentorAssignment, { body: { ...onDraft(tab), ...how } })
}

const NAMES = ['Spring', 'spring', 'Autumn', 'Careful', 'Bold', 'For later']

async function keep(tab: Tab): Promise<void> {
  const told = await on(tab, 'draft', versions.keepDraft, { body: { ...onDraft(tab), name: pick(NAMES) } }, ['BadInput'])
  const { success } = (told.reply ?? {}) as { success?: Id }
  if (success !== undefined) tab.named.push(success)
}

async function load(tab: Tab): Promise<void> {
  const from = [...tab.named, ...tab.kept]
  if (from.length > 0) await on(tab, 'draft', versions.loadDraft, { body: { ...onDraft(tab), draftID: pick(from) } })
}

async function nameOrThrowAway(tab: Tab): Promise<void> {
  if (tab.named.length === 0) return
  const body = { ...tab.world.within, draftID: pick(tab.named) }
  if (isLucky(0.5)) await ask(tab, versions.renameDraft, { body: { ...body, name: pick(NAMES) } }, ['BadInput'])
  else await ask(tab, versions.deleteDraft, { body })
}

const compare = (tab: Tab): Promise<unknown> => {
  const drafts = ['draft', 'published', 'nothing', ...tab.named, ...tab.kept]
  return ask(tab, versions.compareDrafts, { body: { ...tab.world.within, before: pick(drafts), after: pick(drafts) } })
}

async function look(tab: Tab): Promise<void> {
  const { grpID: groupId, mgrpID } = tab.world.within
  const history = await ask(tab, versions.getDraftHistory, { params: { groupId, mgrpID } })
  if (history.reply !== undefined) {
    const { sentAt, answeredAt, reply } = history
    tab.seen.push({ of: 'draft', version: reply.data.version, sentAt, answeredAt })
    tab.named = reply.data.named.map(({ id }) => id)
  }
  const { reply } = await ask(tab, versions.getPublications, { params: { groupId, mgrpID }, query: { page: 0, size: 10 } })
  tab.kept = (reply?.items ?? []).flatMap(({ keptId }) => keptId ?? [])
  await ask(tab, living.getLivingPairs, { params: { groupId, mgrpID }, query: { page: 0, size: 20 } })
}

/** Options and capacities, as far as nothing of it lets happen what never may. */
function change(tab: Tab): Promise<unknown> {
  const { within, mentors, jobs } = tab.world
  const options = { ...lastingOptions, mentorCapacity: pick([2, LIMITS.mostMentees]), evenness: randomInt(5), keepPenalty: randomInt(5) }
  const capacity = () => pick([null, 0, 1, 2, LIMITS.mostMentees])
  const more = isLucky(0.5) ? { options } : { mentors: [{ id: pick(mentors.slice(2)).id, capacity: capacity() }] }
  const ofJobs = isLucky(0.3) ? { jobs: [{ id: pick(jobs), capacity: capacity() }] } : {}
  return on(tab, 'group', groups.updateMgroup, { body: { ...within, baseVersion: tab.known.group, ...more, ...ofJobs } })
}

async function archive(tab: Tab): Promise<void> {
  const body = () => ({ ...tab.world.within, baseVersion: tab.known.group })
  const told = await on(tab, 'group', groups.updateMgroup, { body: { ...body(), archived: true } })
  if (told.reply === undefined) return
  let isBack = false
  while (!isBack) isBack = (await on(tab, 'group', groups.updateMgroup, { body: { ...body(), archived: false } })).reply !== undefined
}

const addMembers = async (tab: Tab): Promise<void> => {
  for (const role of ['mentee', 'mentor'] as const)
    await ask(tab, groups.mgroupAddMembers, { body: { ...tab.world.within, role, filter: {} } })
}

/** Of mentors nobody, but with those who were set to one place: an advisor's capacity goes with a place in the mentoring group. */
const takeOut = (tab: Tab): Promise<unknown> => {
  const { mentees, mentors, within } = tab.world
  return ask(tab, groups.mgroupDelMembers, { body: { ...within, mbrList: [pick([...mentees.slice(6), ...mentors.slice(2)]).id] } })
}

async function changeJobs(tab: Tab): Promise<void> {
  const body = { ...tab.world.within, jobList: [pick(tab.world.jobs)] }
  await (isLucky(0.3) ? ask(tab, groups.mgroupDelJobs, { body }) : ask(tab, groups.mgroupAddJobs, { body }))
}

async function readDashboards(tab: Tab): Promise<void> {
  const { within, mentees } = tab.world
  await ask(tab, dashboards.getMgroupDashboard, { body: within })
  await ask(tab, dashboards.getMgroupDashboardList, { body: { ...within, list: 'mentees', page: 0, size: 20 } })
  await ask(tab, dashboards.getMemberDashboard, { body: { ...within, memberID: pick(mentees).id } })
}

/** Sees somebody no more for a while: what they have is neither shown to this advisor nor ended by what this one assigns and publishes. */
async function blockSomebody(tab: Tab): Promise<void> {
  const { mentees, mentors } = tab.world
  const body = { userId: tab.id, targetId: pick([...mentees.slice(0, 6), mentors[2]!, mentors[3]!]).id }
  const out = await ask(tab, block, { body })
  if (out.status !== 200) return
  tab.unseen.add(body.targetId)
  await pause(randomInt(1_500))
  await ask(tab, unblock, { body })
}

type Deed = readonly [often: number, deed: (tab: Tab) => Promise<unknown>]

/** What is worked out in a thread, one at a time. */
const solving: readonly Deed[] = [
  [5, rebalance],
  [1, rebalanceJobs],
  [1, (tab) => ask(tab, tables.getPairAlternatives, { body: ofAMentee(tab) })],
  [1, (tab) => ask(tab, tables.getPairPrices, { body: ofAMentee(tab) })],
  [1, (tab) => ask(tab, jobsTable.getJobPrices, { body: ofAMentee(tab) })],
  [1, proposeRematch],
]
/** What one does besides: each of it is raced with all the others. */
const quick: readonly Deed[] = [
  [
    6,
    (tab) =>
      on(tab, 'draft', tables.getDiadTable, { body: { ...tab.world.within, only: pick([undefined, 'without', 'changed'] as const) } }),
  ],
  [5, lock],
  [5, pin],
  [7, publish],
  [5, (tab) => on(tab, 'draft', versions.undoDraftChange, { body: { ...onDraft(tab), redo: isLucky(0.4) } })],
  [4, keep],
  [4, load],
  [4, nameOrThrowAway],
  [2, compare],
  [3, look],
  [4, change],
  [1, archive],
  [2, blockSomebody],
  [4, addMembers],
  [1, takeOut],
  [2, changeJobs],
  [2, (tab) => on(tab, 'jobs', jobsTable.getGroupJobsTable, { body: tab.world.within })],
  [2, readDashboards],
]
const drawn = (some: readonly Deed[]) => some.flatMap(([often, deed]) => Array.from({ length: often }, () => deed))

/** Works in a tab until it is time to end. @param isHasty does nothing for which pairs have to be worked out */
export async function advise(tab: Tab, until: number, isHasty: boolean): Promise<void> {
  const own = drawn(isHasty ? quick : [...solving, ...quick])
  while (Date.now() < until) await pick(own)(tab)
}

/** Deletes the accounts of some people one after the other, each while it is worked out whom they could have. */
export async function deleteWhileSolving(tab: Tab, people: readonly SignedIn[], until: number): Promise<void> {
  const between = (until - Date.now()) / (people.length + 1)
  for (const { id, token } of people) {
    await pause(between)
    const solving = on(tab, 'draft', tables.rebalanceDiadTable, { body: { ...onDraft(tab), options: { dryRun: false, mentors: [] } } })
    await pause(randomInt(100))
    await ask({ ...tab, token }, deleteProfile, { params: { id }, query: {}, body: { password: PASSWORD } })
    await solving
    const { reply } = await ask(tab, tables.getDiadTable, { body: { ...tab.world.within, size: 100 } })
    const rows = reply?.data.rows ?? []
    if (rows.some(({ menteeId, mentorId }) => menteeId === id || mentorId === id)) {
      tab.wrong.push('Somebody is in the draft who has deleted their account')
    }
  }
}
