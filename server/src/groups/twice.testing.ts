import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import type { AnyInput } from '../platform/testing/client.ts'
import { both, onlyOne, type Twice } from '../platform/testing/twice.ts'
import type { World } from '../platform/testing/world.ts'
import { groupInput } from './testing.ts'

/** That Ada has saved a posting. */
export const savedBy = ({ ada }: World, { body }: AnyInput) =>
  sql`links where posting_id = ${(body as { jobId: Id }).jobId} and person_id = ${ada.id} and person_state = 'saved'`

const advisorIn = (accountId: Id, { params }: AnyInput) =>
  sql`memberships where account_id = ${accountId} and group_id = ${(params as { groupId: Id }).groupId} and role = 'advisor'`

/** The calls about groups, each made twice at once. */
export const groupsTwice: Record<string, Twice> = {
  createGroup: {
    answers: both,
    same: true,
    input: () => ({ body: { type: GROUP, generalInfo: groupInput({ name: 'Added twice' }) } }),
    left: ({ gus }) => sql`postings where owner_id = ${gus.id} and name = 'Added twice'`,
    many: 1,
  },
  updateGroup: { answers: both },
  uploadGroupPicture: {
    answers: both,
    same: false,
    left: ({ gus }) => sql`stored_files where owner_id = ${gus.id} and kind = 'picture'`,
    many: 1,
  },
  getMultGroups: { answers: both, same: true },
  findGroups4Candidate: { answers: both, same: true },
  findCandidates4Group: { answers: both, same: true },
  exportCandidates4Group: { answers: both },
  createCohort: {
    answers: both,
    same: true,
    left: (_, { body }) => sql`cohorts where name = ${(body as { generalInfo: { name: string } }).generalInfo.name}`,
    many: 1,
  },
  updateCohort: { answers: both, same: true },
  getCohort: { answers: both, same: true },
  getGroupCohortMembers: { answers: both, same: true },
  getUserCohorts: { answers: both, same: true },
  deleteCohort: { answers: onlyOne('NotFound') },
  getGroupCohortJobs: { answers: both, same: true },
  getJobChoices: { answers: both, same: true },
  addGroupJobs: {
    answers: both,
    left: ({ groupId, jobId }) => sql`group_jobs where group_id = ${groupId} and job_id = ${jobId}`,
    many: 1,
  },
  removeGroupJobs: {
    answers: both,
    left: ({ groupId, jobId }) => sql`group_jobs where group_id = ${groupId} and job_id = ${jobId}`,
    many: 0,
  },
  sendInviteToGroup: {
    answers: both,
    same: false,
    input: ({ groupId }) => ({ body: { profID: groupId, emailList: 'twice@school.example' } }),
    left: () => sql`group_invitations where email = 'twice@school.example'`,
    many: 1,
  },
  sendInvitationsAgain: { answers: both, same: true },
  revokeInvitations: { answers: both, same: false },
  openInvitation: { answers: both, same: true },
  stopInvitations: { answers: both, same: true },
  setJoinCode: { answers: both, same: false, left: ({ groupId }) => sql`group_join_codes where group_id = ${groupId}`, many: 1 },
  joinByCode: {
    answers: both,
    same: true,
    left: (_, { body }) => sql`group_join_codes where code = ${(body as { code: string }).code} and uses = 1`,
    many: 1,
  },
  beginMemberImport: { answers: both, same: false },
  putImportLines: {
    answers: both,
    left: (_, { body }) => sql`member_import_lines where import_id = ${(body as { importId: Id }).importId}`,
    many: 1,
  },
  runMemberImport: {
    answers: both,
    same: true,
    left: (_, { body }) => sql`member_imports where id = ${(body as { importId: Id }).importId} and started_at is not null`,
    many: 1,
  },
  dropMemberImport: { answers: onlyOne('Stale') },
  setGroupRoles: { answers: both, same: true },
  changeGroupStatus: { answers: onlyOne('Stale'), left: savedBy, many: 1 },
  deleteGroup: {
    answers: onlyOne('NotFound'),
    left: (_, { params }) => sql`postings where id = ${(params as { id: Id }).id} and deleted_at is null`,
    many: 0,
  },
  inviteAdvisor: {
    answers: both,
    same: true,
    left: (_, { body }) => sql`group_advisor_invitations where email = ${(body as { email: string }).email}`,
    many: 1,
  },
  withdrawAdvisorInvitation: {
    answers: both,
    same: true,
    left: (_, { params }) => sql`group_advisor_invitations where id = ${(params as { invitationId: Id }).invitationId}`,
    many: 0,
  },
  removeGroupAdvisor: { answers: both, same: true, left: ({ sue }, input) => advisorIn(sue.id, input), many: 0 },
  offerGroup: {
    answers: both,
    same: true,
    left: (_, { params }) => sql`group_offers where group_id = ${(params as { groupId: Id }).groupId}`,
    many: 1,
  },
  withdrawGroupOffer: { answers: both, same: true },
  answerAdvisorInvitation: { answers: both, same: true, left: ({ gus }, input) => advisorIn(gus.id, input), many: 1 },
  answerGroupOffer: {
    answers: both,
    same: true,
    left: ({ gus }, { params }) => sql`postings where id = ${(params as { groupId: Id }).groupId} and owner_id = ${gus.id}`,
    many: 1,
  },
  validateGroupWebLink: { answers: both, same: true },
}
