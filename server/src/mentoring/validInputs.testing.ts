import * as calls from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import * as jobTables from '@trellis/contract/mentoring/jobsTable.calls.ts'
import * as tables from '@trellis/contract/mentoring/diadTable.calls.ts'
import { addGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import * as own from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import { signedUp } from '../accounts/testing.ts'
import { joinAs, showing } from '../memberships/testing.ts'
import { client } from '../platform/testing/client.ts'
import { spareGroup } from '../platform/testing/spares.ts'
import { valid } from '../platform/testing/validInputs.ts'
import { tokenFor, type World } from '../platform/testing/world.ts'
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

const groupsWithPeer = new WeakMap<World, Promise<{ groupId: Id; userId: Id }>>()

/** Ada is a member of another group of Gus's, with a mentor whom its directory shows: one for all calls, as groups are limited each day. */
const withPeer = (world: World) => {
  const made = groupsWithPeer.get(world) ?? makeGroupWithPeer(world)
  groupsWithPeer.set(world, made)
  return made
}

async function makeGroupWithPeer(world: World) {
  const { server, ada, ben } = world
  const { id: groupId } = await spareGroup(world)
  await showing(server, groupId, 'everybody')
  await joinAs(server, 'member', groupId, ada)
  await joinAs(server, 'mentor', groupId, ben)
  return { groupId, userId: ada.id }
}

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
valid(own.tellForMentoring)(async (world) => ({ params: await withPeer(world), body: { seeks: ['Interviews'], wished: [world.ben.id] } }))
valid(own.ruleOutForMentoring)(async (world) => ({ params: await withPeer(world), body: { targetId: world.ben.id, ruledOut: true } }))
valid(own.findMentoringPeers)(({ groupId, ada }) => ({ params: { groupId, userId: ada.id }, query: { which: 'mentors' } }))
