import * as advisors from '@trellis/contract/groups/advisors.calls.ts'
import * as internships from '@trellis/contract/groups/internships.calls.ts'
import { exportCandidates4Group, findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import * as cohorts from '@trellis/contract/groups/cohorts.calls.ts'
import * as groups from '@trellis/contract/groups/groups.calls.ts'
import * as invitations from '@trellis/contract/groups/invitations.calls.ts'
import { joinByCode, setJoinCode } from '@trellis/contract/groups/joinCodes.calls.ts'
import * as imports from '@trellis/contract/memberImports/memberImports.calls.ts'
import { getGroupRecruiters, setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import { validateGroupWebLink } from '@trellis/contract/groups/webLink.calls.ts'
import { changeGroupStatus } from '@trellis/contract/postings/links.calls.ts'
import { uploadGroupPicture } from '@trellis/contract/postings/pictures.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { joinAs } from '../memberships/testing.ts'
import { client } from '../platform/testing/client.ts'
import { HOURS } from '../platform/testing/server.ts'
import { spareGroup } from '../platform/testing/spares.ts'
import { valid } from '../platform/testing/validInputs.ts'
import { tokenFor, type World } from '../platform/testing/world.ts'
import { askToLead, offerTo } from './advisors/testing.ts'
import { importOf } from './imports/testing.ts'
import { invitationsIn, inviteTo, mailedTokens } from './invitations/testing.ts'
import { groupInput, groupOf } from './testing.ts'

const gusNow = async (world: World) => client(world.server.origin, await tokenFor(world, 'advisor'))

let spareAddresses = 0
/** Another address that is invited to Gus's group. */
async function spareInvited(world: World): Promise<string> {
  const email = `invited.${++spareAddresses}@spare.example`
  await inviteTo(await gusNow(world), world.groupId, email)
  return email
}

let spareCohorts = 0
/** Another cohort of Gus's group. */
async function spareCohort(world: World): Promise<Id> {
  const gus = await gusNow(world)
  const generalInfo = { name: `Spare class ${++spareCohorts}` }
  return (await gus.call(cohorts.createCohort, { body: { groupId: world.groupId, generalInfo } })).success
}

/** An import of one line into a group of Gus's. */
async function spareImport(world: World, groupId = world.groupId): Promise<{ groupId: Id; importId: Id }> {
  return { groupId, importId: await importOf(await gusNow(world), groupId, [`spare.${++spareAddresses}@import.example`]) }
}

const ofGroup = ({ groupId }: World) => ({ params: { id: groupId }, query: { type: GROUP } })

valid(groups.createGroup)(() => ({ body: { type: GROUP, generalInfo: groupInput() } }))
valid(groups.updateGroup)((world) => ({ ...ofGroup(world), body: { generalInfo: groupInput({ exclusive: true }) } }))
valid(groups.deleteGroup)(async (world) => {
  const { id, name } = await spareGroup(world)
  return { params: { id }, query: { type: GROUP, name } }
})
valid(groups.getGroup)(ofGroup)
valid(groups.getGroupOfPerson)(({ groupId, ada }) => ({ params: { id: groupId, userId: ada.id }, query: { type: GROUP } }))
valid(groups.getMultGroups)(({ groupId }) => ({ body: { groupList: [groupId] } }))
valid(groups.myGroupList)(({ gus }) => ({ params: { userId: gus.id }, query: { type: GROUP } }))
valid(groups.findGroups4Candidate)(({ ada }) => ({ params: { userId: ada.id }, body: { keyword: 'frogs' } }))
valid(findCandidates4Group)(({ groupId }) => ({ params: { id: groupId }, body: {} }))
valid(exportCandidates4Group)(({ groupId }) => ({ params: { id: groupId }, body: { state: 'accepted' } }))
valid(changeGroupStatus)(async (world) => ({
  body: { bucket: 'suggested', event: 'saved', jobId: (await spareGroup(world)).id, studentId: world.ada.id },
}))
valid(uploadGroupPicture)(({ groupId, photo }) => ({ params: { id: groupId }, file: photo }))
valid(cohorts.createCohort)((world) => ({ body: { groupId: world.groupId, generalInfo: { name: `Class of ${++spareCohorts}` } } }))
valid(cohorts.updateCohort)(async (world) => ({
  params: { id: await spareCohort(world) },
  body: { generalInfo: { name: `Class of ${++spareCohorts}` } },
}))
valid(cohorts.deleteCohort)(async (world) => ({ params: { id: await spareCohort(world) } }))
valid(cohorts.getCohort)(({ cohortId }) => ({ body: { cohortId } }))
valid(cohorts.getGroupCohortMembers)(({ groupId, cohortId }) => ({ body: { groupId, cohortId } }))
valid(cohorts.getGroupCohorts)(({ groupId, ada }) => ({ params: { groupId, userId: ada.id } }))
valid(cohorts.getUserCohorts)(({ ada }) => ({ body: { userId: ada.id } }))
valid(invitations.sendInviteToGroup)(({ groupId }) => ({
  body: { profID: groupId, emailList: 'Ada <a@school.example>; b@school.example' },
}))
valid(invitations.listInvitations)(({ groupId }) => ({ params: { groupId }, query: {} }))
valid(invitations.sendInvitationsAgain)(({ groupId }) => ({ params: { groupId }, body: { ids: [newId()] } }))
valid(invitations.revokeInvitations)(async (world) => {
  const email = await spareInvited(world)
  const { id } = (await invitationsIn(await gusNow(world), world.groupId)).get(email)!
  return { params: { groupId: world.groupId }, body: { ids: [id] } }
})
valid(invitations.openInvitation)(async (world) => {
  const { token } = await mailedTokens(world.server, await spareInvited(world))
  return { body: { token } }
})
valid(invitations.stopInvitations)(async (world) => {
  const { stopToken: token } = await mailedTokens(world.server, await spareInvited(world))
  return { body: { token } }
})
valid(setJoinCode)(({ groupId }) => ({ params: { groupId }, body: { what: 'renew', expiresAt: Date.UTC(2026, 11, 1), mostUses: 30 } }))
valid(joinByCode)(async (world) => {
  const params = { groupId: (await spareGroup(world)).id }
  const body = { what: 'renew', expiresAt: world.server.context.clock.now() + HOURS, mostUses: 30 } as const
  const { data } = await (await gusNow(world)).call(setJoinCode, { params, body })
  return { body: { userId: world.ada.id, code: data!.code } }
})
valid(imports.beginMemberImport)(({ groupId }) => ({
  params: { groupId },
  body: { fileName: 'members.csv', lines: 2 },
}))
valid(imports.putImportLines)(async (world) => {
  const { groupId, importId } = await spareImport(world)
  return { params: { groupId }, body: { importId, lines: [{ line: 1, name: 'Ada', email: 'ada.imported@school.example' }] } }
})
valid(imports.readMemberImport)(({ groupId }) => ({ params: { groupId }, query: {} }))
valid(imports.runMemberImport)(async (world) => {
  const { groupId, importId } = await spareImport(world, (await spareGroup(world)).id)
  return { params: { groupId }, body: { importId } }
})
valid(imports.dropMemberImport)(async (world) => {
  const { groupId, importId } = await spareImport(world)
  return { params: { groupId }, query: { importId } }
})
valid(setGroupRoles)(({ groupId, ada }) => ({ params: { groupId }, body: { userIds: [ada.id], role: 'mentor' } }))
valid(getGroupRecruiters)(({ groupId }) => ({ params: { groupId }, query: {} }))
valid(validateGroupWebLink)(() => ({ body: { url: 'https://school.example/robotics' } }))
valid(internships.getGroupJobs)(({ groupId }) => ({ params: { groupId }, query: {} }))
valid(internships.getGroupCohortJobs)(({ groupId, cohortId }) => ({ body: { groupId, cohortId } }))
valid(internships.getJobChoices)(({ groupId, jobId }) => ({ params: { groupId }, body: { jobList: [jobId] } }))
valid(internships.addGroupJobs)(({ groupId, jobId }) => ({ params: { groupId }, body: { jobList: [jobId] } }))
valid(internships.removeGroupJobs)(({ groupId, jobId }) => ({ params: { groupId }, body: { jobList: [jobId] } }))

const spareAddress = () => `leading.${++spareAddresses}@spare.example`
/** A group of Sue's. */
const groupOfSue = async (world: World) =>
  groupOf(client(world.server.origin, await tokenFor(world, 'superUser')), { name: `Led by Sue ${++spareAddresses}` })

valid(advisors.getGroupAdvisors)(({ groupId }) => ({ params: { groupId } }))
valid(advisors.inviteAdvisor)(({ groupId }) => ({ params: { groupId }, body: { email: spareAddress() } }))
valid(advisors.withdrawAdvisorInvitation)(async ({ server, groupId, gus }) => ({
  params: { groupId, invitationId: await askToLead(server, groupId, spareAddress(), gus.id) },
}))
valid(advisors.removeGroupAdvisor)(async (world) => {
  const { id: groupId } = await spareGroup(world)
  await joinAs(world.server, 'advisor', groupId, world.sue)
  return { params: { groupId, advisorId: world.sue.id } }
})
valid(advisors.offerGroup)(async (world) => {
  const { id: groupId } = await spareGroup(world)
  await joinAs(world.server, 'advisor', groupId, world.sue)
  return { params: { groupId }, body: { advisorId: world.sue.id } }
})
valid(advisors.withdrawGroupOffer)(({ groupId }) => ({ params: { groupId } }))
valid(advisors.getAskedOfAdvisor)(({ gus }) => ({ params: { userId: gus.id } }))
valid(advisors.answerAdvisorInvitation)(async (world) => {
  const groupId = await groupOfSue(world)
  await askToLead(world.server, groupId, world.gus.email, world.sue.id)
  return { params: { userId: world.gus.id, groupId }, body: { accept: true } }
})
valid(advisors.answerGroupOffer)(async (world) => {
  const groupId = await groupOfSue(world)
  await offerTo(world.server, groupId, world.gus)
  return { params: { userId: world.gus.id, groupId }, body: { accept: true } }
})
