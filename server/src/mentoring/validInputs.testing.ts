import * as calls from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import * as dashboards from '@trellis/contract/mentoring/dashboards.calls.ts'
import * as tables from '@trellis/contract/mentoring/diadTable.calls.ts'
import { addGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import * as own from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import { signedUp } from '../accounts/testing.ts'
import { joinAs } from '../memberships/testing.ts'
import { client } from '../platform/testing/client.ts'
import { valid } from '../platform/testing/validInputs.ts'
import { tokenFor, type World } from '../platform/testing/world.ts'
import './living/validInputs.testing.ts'
import { withPeer } from './peers.testing.ts'
import { mentoringGroupOf } from './testing.ts'

const gusNow = async (world: World) => client(world.server.origin, await tokenFor(world, 'advisor'))

/** Another mentoring group of Gus's group, with Ada as a mentee. */
async function spare(world: World): Promise<{ groupId: Id; mgrpID: Id }> {
  return withAda(world, await mentoringGroupOf(await gusNow(world), world.groupId))
}

async function withAda(world: World, mgrpID: Id): Promise<{ groupId: Id; mgrpID: Id }> {
  const [gus, { groupId, ada }] = [await gusNow(world), world]
  // Whatever other calls made of Ada.
  await gus.call(setGroupRoles, { params: { groupId }, body: { userIds: [ada.id], role: 'both' } })
  await gus.call(calls.mgroupAddMembers, { body: { grpID: groupId, mgrpID, role: 'mentee', mbrList: [ada.id] } })
  return { groupId, mgrpID }
}

async function body(world: World): Promise<{ grpID: Id; mgrpID: Id }> {
  const { groupId: grpID, mgrpID } = await spare(world)
  return { grpID, mgrpID }
}

const lookedAt = new WeakMap<World, Promise<Id>>()
const lookedAtOf = new WeakMap<World, Promise<Id>>()

/** The same of one for all calls that change nothing, as a day allows so many of them. */
async function steady(world: World): Promise<{ groupId: Id; mgrpID: Id }> {
  const made = lookedAt.get(world) ?? gusNow(world).then((gus) => mentoringGroupOf(gus, world.groupId))
  lookedAt.set(world, made)
  return withAda(world, await made)
}

async function steadyBody(world: World): Promise<{ grpID: Id; mgrpID: Id }> {
  const { groupId: grpID, mgrpID } = await steady(world)
  return { grpID, mgrpID }
}

let names = 0
valid(calls.listMgroups)(({ groupId }) => ({ params: { groupId } }))
valid(calls.createMgroup)(({ groupId }) => ({ body: { grpID: groupId, name: `Spring ${++names}` } }))
valid(calls.updateMgroup)(async (world) => ({ body: { ...(await body(world)), baseVersion: 1, name: `Autumn ${++names}` } }))
valid(calls.getMgroupMembers)(async (world) => ({ params: await steady(world), query: { role: 'mentee' } }))
valid(calls.findMgroupMembers)(async (world) => ({ params: await steady(world), query: { role: 'mentee', cohortID: world.cohortId } }))
valid(calls.mgroupAddMembers)(async (world) => ({ body: { ...(await body(world)), role: 'mentee', mbrList: [world.ada.id] } }))
valid(calls.mgroupDelMembers)(async (world) => ({ body: { ...(await body(world)), mbrList: [world.ada.id] } }))
valid(calls.getMgroupJobs)(async (world) => ({ params: await steady(world), query: {} }))
valid(calls.findMgroupJobs)(async (world) => ({ params: await steady(world), query: {} }))
valid(calls.mgroupAddJobs)(async (world) => {
  const { groupId, jobId } = world
  await (await gusNow(world)).call(addGroupJobs, { params: { groupId }, body: { jobList: [jobId] } })
  return { body: { ...(await body(world)), jobList: [jobId] } }
})
valid(calls.mgroupDelJobs)(async (world) => ({ body: { ...(await body(world)), jobList: [world.jobId] } }))

valid(tables.getDiadTable)(async (world) => ({ body: await steadyBody(world) }))
valid(tables.rebalanceDiadTable)(async (world) => ({ body: { ...(await body(world)), baseVersion: 1 } }))
valid(tables.lockMentorAssignment)(async (world) => ({ body: { ...(await body(world)), baseVersion: 1, menteeSet: [world.ada.id] } }))
valid(tables.mgroupPinRolemodels)(async (world) => {
  const { within, mentee, mentor } = await freshPair(world)
  return { body: { ...within, baseVersion: 1, menteeID: mentee.id, roleModelList: [{ id: mentor.id, kind: 'prefer' }] } }
})
valid(tables.publishMentorAssignment)(async (world) => ({ body: { ...(await body(world)), baseVersion: 1 } }))

valid(dashboards.getMgroupDashboard)(async (world) => ({ body: await steadyBody(world) }))
valid(dashboards.getMgroupDashboardList)(async (world) => ({ body: { ...(await steadyBody(world)), list: 'mentees' } }))
valid(dashboards.exportMgroupDashboardList)(async (world) => ({ body: { ...(await steadyBody(world)), list: 'load', at: 0 } }))
valid(dashboards.getMemberDashboard)(async (world) => {
  const { groupId: grpID } = await withPeer(world)
  const gus = await gusNow(world)
  const made = lookedAtOf.get(world) ?? mentoringGroupOf(gus, grpID)
  lookedAtOf.set(world, made)
  const within = { grpID, mgrpID: await made }
  await gus.call(calls.mgroupAddMembers, { body: { ...within, role: 'mentee', mbrList: [world.ada.id] } })
  return { body: { ...within, memberID: world.ada.id } }
})

/** A mentoring group with a mentee and a mentor whom no other call has changed. */
async function freshPair(world: World) {
  const { groupId: grpID } = await withPeer(world)
  const gus = await gusNow(world)
  const mgrpID = await mentoringGroupOf(gus, grpID)
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
