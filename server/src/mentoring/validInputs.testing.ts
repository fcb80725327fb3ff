import * as calls from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import * as jobTables from '@trellis/contract/mentoring/jobsTable.calls.ts'
import * as dashboards from '@trellis/contract/mentoring/dashboards.calls.ts'
import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import * as versions from '@trellis/contract/mentoring/draftVersions.calls.ts'
import { addGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import * as own from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import { publishProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { signedUp } from '../accounts/testing.ts'
import { joinAs } from '../memberships/testing.ts'
import { client } from '../platform/testing/client.ts'
import { valid } from '../platform/testing/validInputs.ts'
import { tokenFor, type World } from '../platform/testing/world.ts'
import './living/validInputs.testing.ts'
import { withPeer } from './peers.testing.ts'
import { spareMentoringGroup } from './testing.ts'

const gusNow = async (world: World) => client(world.server.origin, await tokenFor(world, 'advisor'))

/** Another mentoring group of Gus's group, with Ada as a mentee. */
async function spare(world: World): Promise<{ groupId: Id; mgrpID: Id }> {
  const [gus, { groupId, ada }] = [await gusNow(world), world]
  const mgrpID = await spareMentoringGroup(world.server, groupId)
  // Whatever other calls made of Ada.
  await gus.call(setGroupRoles, { params: { groupId }, body: { userIds: [ada.id], role: 'both' } })
  await gus.call(calls.mgroupAddMembers, { body: { grpID: groupId, mgrpID, role: 'mentee', mbrList: [ada.id] } })
  return { groupId, mgrpID }
}

async function body(world: World): Promise<{ grpID: Id; mgrpID: Id }> {
  const { groupId: grpID, mgrpID } = await spare(world)
  return { grpID, mgrpID }
}

let names = 0
valid(calls.listMgroups)(({ groupId }) => ({ params: { groupId } }))
valid(calls.createMgroup)(({ groupId }) => ({ body: { grpID: groupId, name: `Spring ${++names}` } }))
valid(calls.updateMgroup)(async (world) => ({ body: { ...(await body(world)), baseVersion: 1, name: `Autumn ${++names}` } }))
valid(calls.getMgroupMembers)(async (world) => ({ params: await spare(world), query: { role: 'mentee' } }))
valid(calls.findMgroupMembers)(async (world) => ({ params: await spare(world), query: { role: 'mentee', cohortID: world.cohortId } }))
valid(calls.mgroupAddMembers)(async (world) => ({ body: { ...(await body(world)), role: 'mentee', mbrList: [world.ada.id] } }))
valid(calls.mgroupDelMembers)(async (world) => ({ body: { ...(await body(world)), mbrList: [world.ada.id] } }))
valid(calls.getMgroupJobs)(async (world) => ({ params: await spare(world), query: {} }))
valid(calls.findMgroupJobs)(async (world) => ({ params: await spare(world), query: {} }))
valid(calls.mgroupAddJobs)(async (world) => {
  const { groupId, jobId } = world
  await (await gusNow(world)).call(addGroupJobs, { params: { groupId }, body: { jobList: [jobId] } })
  return { body: { ...(await body(world)), jobList: [jobId] } }
})
valid(calls.mgroupDelJobs)(async (world) => ({ body: { ...(await body(world)), jobList: [world.jobId] } }))

valid(tables.getDiadTable)(async (world) => ({ body: await body(world) }))
valid(tables.rebalanceDiadTable)(async (world) => ({ body: { ...(await body(world)), baseVersion: 1 } }))
valid(tables.lockMentorAssignment)(async (world) => ({ body: { ...(await body(world)), baseVersion: 1, menteeSet: [world.ada.id] } }))
valid(tables.mgroupPinRolemodels)(async (world) => {
  const { within, mentee, mentor } = await freshPair(world)
  return { body: { ...within, baseVersion: 1, menteeID: mentee.id, roleModelList: [{ id: mentor.id, kind: 'prefer' }] } }
})
valid(tables.publishMentorAssignment)(async (world) => ({ body: { ...(await body(world)), baseVersion: 1 } }))

valid(jobTables.getGroupJobsTable)(async (world) => ({ body: await body(world) }))
valid(jobTables.rebalanceJobsTable)(async (world) => ({ body: { ...(await body(world)), baseVersion: 1 } }))
valid(jobTables.lockJobAssignment)(async (world) => ({ body: { ...(await body(world)), baseVersion: 1, menteeSet: [world.ada.id] } }))
valid(jobTables.mgroupPinJobs)(async (world) => {
  const [gus, { jobId }] = [await gusNow(world), world]
  const { within, mentee } = await freshPair(world)
  await gus.call(addGroupJobs, { params: { groupId: within.grpID }, body: { jobList: [jobId] } })
  await gus.call(calls.mgroupAddJobs, { body: { ...within, jobList: [jobId] } })
  return { body: { ...within, baseVersion: 1, menteeID: mentee.id, jobList: [{ id: jobId, kind: 'prefer' }] } }
})
valid(jobTables.publishJobAssignment)(async (world) => ({ body: { ...(await body(world)), baseVersion: 1 } }))
valid(tables.getPairAlternatives)(async (world) => {
  const { within, menteeID } = await locked(world)
  return { body: { ...within, menteeID } }
})
valid(tables.getPairPrices)(async (world) => {
  const { within, menteeID } = await locked(world)
  return { body: { ...within, menteeID } }
})
valid(jobTables.getJobPrices)(async (world) => {
  const { within, menteeID } = await locked(world)
  return { body: { ...within, menteeID } }
})

const draftedGroups = new WeakMap<World, ReturnType<typeof freshPair>>()

/** A mentoring group whose only mentee was locked, the last of several changes: one for all calls, as mentoring groups are limited each day. */
async function locked(world: World) {
  const made = draftedGroups.get(world) ?? freshPair(world)
  draftedGroups.set(world, made)
  const { within, mentee } = await made
  const gus = await gusNow(world)
  const params = { groupId: within.grpID, mgrpID: within.mgrpID }
  const history = async () => (await gus.call(versions.getDraftHistory, { params })).data
  for (const { id: draftID } of (await history()).named) await gus.call(versions.deleteDraft, { body: { ...within, draftID } })
  const lock = async (locked: boolean) => {
    const { version: baseVersion } = await history()
    await gus.call(tables.lockMentorAssignment, { body: { ...within, baseVersion, menteeSet: [mentee.id], locked } })
  }
  await lock(true)
  await lock(false)
  const name = `Kept ${++kept}`
  const { version: baseVersion } = await history()
  const { success: draftID } = await gus.call(versions.keepDraft, { body: { ...within, baseVersion, name } })
  await lock(true)
  return { within, params, menteeID: mentee.id, draftID, baseVersion: baseVersion + 1 }
}

let kept = 0
valid(versions.getDraftHistory)(async (world) => ({ params: (await locked(world)).params }))
valid(versions.undoDraftChange)(async (world) => {
  const { within, baseVersion } = await locked(world)
  return { body: { ...within, baseVersion } }
})
valid(versions.keepDraft)(async (world) => {
  const { within, baseVersion } = await locked(world)
  return { body: { ...within, baseVersion, name: `Draft ${++kept}` } }
})
valid(versions.loadDraft)(async (world) => {
  const { within, baseVersion, draftID } = await locked(world)
  return { body: { ...within, baseVersion, draftID } }
})
valid(versions.renameDraft)(async (world) => {
  const { within, draftID } = await locked(world)
  return { body: { ...within, draftID, name: `Called ${++kept}` } }
})
valid(versions.deleteDraft)(async (world) => {
  const { within, draftID } = await locked(world)
  return { body: { ...within, draftID } }
})
valid(versions.compareDrafts)(async (world) => {
  const { within, draftID } = await locked(world)
  return { body: { ...within, before: draftID, after: 'draft' } }
})
valid(versions.getPublications)(async (world) => ({ params: (await locked(world)).params, query: {} }))

valid(dashboards.getMgroupDashboard)(async (world) => ({ body: await body(world) }))
valid(dashboards.getMgroupDashboardList)(async (world) => ({ body: { ...(await body(world)), list: 'mentees' } }))
valid(dashboards.exportMgroupDashboardList)(async (world) => ({ body: { ...(await body(world)), list: 'load', at: 0 } }))
valid(dashboards.getMemberDashboard)(async (world) => {
  // An advisor may have hidden her.
  await (await gusNow(world)).call(publishProfile, { body: { profType: 'groupAdmin', profID: world.ada.id } })
  return { body: { ...(await body(world)), memberID: world.ada.id } }
})

/** A mentoring group with a mentee and a mentor whom no other call has changed. */
async function freshPair(world: World) {
  const { groupId: grpID } = await withPeer(world)
  const gus = await gusNow(world)
  const mgrpID = await spareMentoringGroup(world.server, grpID)
  const [mentee, mentor] = [await signedUp(world.server), await signedUp(world.server)]
  await joinAs(world.server, 'member', grpID, mentee)
  await joinAs(world.server, 'mentor', grpID, mentor)
  await gus.call(calls.mgroupAddMembers, { body: { grpID, mgrpID, role: 'mentee', mbrList: [mentee.id] } })
  await gus.call(calls.mgroupAddMembers, { body: { grpID, mgrpID, role: 'mentor', mbrList: [mentor.id] } })
  return { within: { grpID, mgrpID }, mentee, mentor }
}

valid(own.getOwnMentoring)(({ groupId, ada }) => ({ params: { groupId, userId: ada.id } }))
valid(own.getOwnPairs)(({ groupId, ada }) => ({ params: { groupId, userId: ada.id } }))
valid(own.tellForMentoring)(async (world) => ({
  params: await withPeer(world),
  body: { seeks: ['Interviews'], languages: ['en'], timeZone: 'Europe/Vienna', wished: [world.ben.id] },
}))
valid(own.ruleOutForMentoring)(async (world) => ({ params: await withPeer(world), body: { targetId: world.ben.id, ruledOut: true } }))
valid(own.findMentoringPeers)(({ groupId, ada }) => ({ params: { groupId, userId: ada.id }, query: { which: 'mentors' } }))
