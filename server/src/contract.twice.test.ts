import { calls } from '@trellis/contract/calls.ts'
import { changeJobStatus } from '@trellis/contract/postings/links.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mentoringTwice } from './mentoring/twice.testing.ts'
import { groupsTwice, savedBy } from './groups/twice.testing.ts'
import { ask, callerOf } from './platform/testing/answers.ts'
import type { AnyInput } from './platform/testing/client.ts'
import { both, onlyOne, type Twice } from './platform/testing/twice.ts'
import { linkHash } from './platform/testing/spares.ts'
import { validInput } from './platform/testing/validInputs.ts'
import { openJob, startWorld, tokenFor, type World } from './platform/testing/world.ts'

const emailOf = (input: AnyInput): string => {
  const { profile, data } = input.body as { profile?: Info; data?: Info }
  return (profile ?? data)!.generalInfo.email
}
interface Info {
  generalInfo: { email: string }
}

const accountsOf = (_: World, input: AnyInput) => sql`accounts where email_key = ${emailOf(input)}`
const filesOf = (kind: string) => (world: World) => sql`stored_files where owner_id = ${world.ada.id} and kind = ${kind}`
const between = (table: SQL, one: SQL, other: SQL) => (world: World) =>
  sql`${table} where ${one} = ${world.ada.id} and ${other} = ${world.diego.id}`
const follows = between(sql`follows`, sql`follower_id`, sql`followed_id`)
const blocks = between(sql`blocks`, sql`blocker_id`, sql`blocked_id`)
const removed = between(sql`removed_role_models`, sql`profile_id`, sql`role_model_id`)
const profileOfAda = (also: SQL) => (world: World) => sql`profiles where id = ${world.ada.id} and ${also}`
const confirmedDiego = (world: World) => sql`accounts where id = ${world.diego.id} and confirmed_at is not null`
const linksMailed = (world: World) =>
  sql`tasks where kind = 'accounts.mailLink' and payload->>'email' = ${world.diego.email} and payload->>'kind' = 'reset'`
const passwordChange = ({ ada }: World) => ({
  body: { userId: ada.id, type: 'password', data: { password: ada.password, currentPassword: ada.password } },
})

/** Every call that writes, and some of their uses behind the call's name. The rows are made in this order. */
const table: Record<string, Twice> = {
  signIn: { answers: both, same: false },
  employeeSignIn: { answers: both, same: false },
  employeeSignInWithToken: { answers: both, same: true },
  signOut: {
    answers: [
      ['may', 'may'],
      ['may', 'SessionEnded'],
    ],
  },
  signUp: { answers: onlyOne('EmailTaken'), left: accountsOf, many: 1 },
  createRecruiterProfile: { answers: onlyOne('EmailTaken'), left: accountsOf, many: 1 },
  createProfile: { answers: onlyOne('EmailTaken'), left: accountsOf, many: 1 },
  approveAdvisor: { answers: both, same: true },
  refuseAdvisor: { answers: both, same: true },
  askForApproval: { answers: both, same: true },
  updateRecruiterProfile: {
    answers: both,
    same: true,
    left: ({ rita }) => sql`recruiter_profiles where account_id = ${rita.id}`,
    many: 1,
  },
  validateEmail: { answers: both, same: true },
  emailLinkResend: { answers: both, same: true },
  sendVerificationEmail: { answers: both, same: true },
  serversetHash: { answers: both, same: true, left: linksMailed, many: 2 },
  validateHash: { answers: onlyOne('InvalidLink'), left: confirmedDiego, many: 1 },
  'validateHash of a reset': {
    answers: onlyOne('InvalidLink'),
    input: async (world) => ({ body: { hash: await linkHash(world, 'reset'), type: 'password' } }),
    left: ({ diego }) => sql`sessions where account_id = ${diego.id} and scope = 'reset'`,
    many: 1,
  },

  updatePhoto: { answers: both, same: false, left: filesOf('photo'), many: 1 },
  uploadImage: { answers: both, same: false, left: filesOf('photo'), many: 1 },
  uploadResume: { answers: both, same: false, left: filesOf('resume'), many: 3 },
  uploadOwnResume: { answers: both, same: false, left: filesOf('resume'), many: 5 },
  readResume: { answers: both, same: true },
  importResume: { answers: both, same: true },
  readSkills: { answers: both, same: true },
  offerResume: {
    answers: both,
    same: true,
    left: ({ ada }) => sql`stored_files where owner_id = ${ada.id} and offered and decided = '{7}'`,
    many: 1,
  },
  // One of the two is told that there was something to remove.
  removeResume: { answers: both, same: false, left: filesOf('resume'), many: 5 },
  removePhoto: { answers: both, same: false, left: filesOf('photo'), many: 0 },

  partialUpdate: { answers: both, same: true, left: ({ ada }) => sql`bios where profile_id = ${ada.id}`, many: 1 },
  goThroughFirstVisit: { answers: both, same: true, left: profileOfAda(sql`first_visit_step = 2`), many: 1 },
  takeGeneSnapshot: {
    answers: both,
    same: true,
    left: ({ ada }) => sql`genome_snapshots where profile_id = ${ada.id} and kept`,
    many: 1,
  },
  hideProfile: { answers: both, same: true, left: profileOfAda(sql`hidden`), many: 1 },
  'hideProfile of a candidate': {
    answers: both,
    same: true,
    input: ({ ada }) => ({ body: { profType: 'employer', profID: ada.id } }),
    caller: 'recruiter',
    left: ({ ada }) => sql`link_changes where person_id = ${ada.id} and event = 'hF'`,
    many: 1,
  },
  publishProfile: { answers: both, same: true, left: profileOfAda(sql`not hidden`), many: 1 },
  'hideProfile of a member': {
    answers: both,
    same: true,
    input: ({ ada }) => ({ body: { profType: 'groupAdmin', profID: ada.id } }),
    caller: 'advisor',
    left: ({ ada }) => sql`notifications where account_id = ${ada.id} and kind = 'profileHidden'`,
    many: 1,
  },
  'publishProfile of a member': {
    answers: both,
    same: true,
    input: ({ ada }) => ({ body: { profType: 'groupAdmin', profID: ada.id } }),
    caller: 'advisor',
    left: profileOfAda(sql`not hidden`),
    many: 1,
  },
  getMultProfiles: { answers: both, same: true },
  findPeople: { answers: both, same: true },

  follow: { answers: both, same: true, left: follows, many: 1 },
  unfollow: { answers: both, same: true, left: follows, many: 0 },
  block: { answers: both, same: true, left: blocks, many: 1 },
  unblock: { answers: both, same: true, left: blocks, many: 0 },
  removeRoleModel: { answers: both, same: true, left: removed, many: 1 },
  restoreRoleModel: { answers: both, same: true, left: removed, many: 0 },

  addDelegate: {
    answers: both,
    same: true,
    left: ({ rita, dana }) => sql`delegate_invitations where principal_id = ${rita.id} and email_key = ${dana.email}`,
    many: 1,
  },
  withdrawDelegateRequest: { answers: both, same: true },
  answerDelegateRequest: {
    answers: both,
    same: true,
    left: ({ rita, omar }) => sql`delegates where principal_id = ${omar.id} and delegate_id = ${rita.id}`,
    many: 1,
  },
  leavePrincipal: {
    answers: both,
    same: true,
    left: ({ rita, omar }) => sql`delegates where principal_id = ${omar.id} and delegate_id = ${rita.id}`,
    many: 0,
  },
  removeDelegate: { answers: both, same: true },
  createJob: {
    answers: both,
    same: true,
    input: () => ({ body: { generalInfo: { ...openJob, name: 'Posted twice' } } }),
    left: ({ rita }) => sql`postings where owner_id = ${rita.id} and name = 'Posted twice'`,
    many: 1,
  },
  updateJob: { answers: both },
  uploadPostingPicture: {
    answers: both,
    same: false,
    left: ({ rita }) => sql`stored_files where owner_id = ${rita.id} and kind = 'picture'`,
    many: 1,
  },
  removePostingPicture: {
    answers: both,
    same: false,
    left: ({ rita }) => sql`stored_files where owner_id = ${rita.id} and kind = 'picture'`,
    many: 0,
  },
  jobGenome: { answers: both, same: true },
  getMultJobs: { answers: both, same: true },
  findJobs4Candidate: { answers: both, same: true },
  findCandidates4Job: { answers: both, same: true },
  changeJobStatus: { answers: onlyOne('Stale'), left: savedBy, many: 1 },
  'changeJobStatus of an application': {
    answers: [
      ['may', 'Stale'],
      ['may', 'InvalidTransition'],
    ],
    input: async (world) => {
      const { body } = await validInput(world, changeJobStatus)
      return { body: { ...(body as object), bucket: '', event: 'applied' } }
    },
    left: (_, { body }) => sql`link_changes where posting_id = ${(body as { jobId: Id }).jobId} and event = 'applied'`,
    many: 1,
  },
  changeCandidateStatus: { answers: both },
  jobCancel: { answers: onlyOne('InvalidTransition') },
  recruiterviewed: { answers: both, same: true },
  getCandidateProfile: { answers: both, same: true },
  addCandidateNote: { answers: both, same: true, left: ({ ada }) => sql`candidate_notes where person_id = ${ada.id}`, many: 1 },
  deleteCandidateNote: { answers: both, same: true },
  addChecklistPoint: {
    answers: both,
    same: true,
    left: (_, { params }) => sql`checklist_points where posting_id = ${(params as { jobId: Id }).jobId}`,
    many: 1,
  },
  deleteChecklistPoint: { answers: both, same: true },
  tickChecklistPoint: { answers: both, same: true },
  profstatus: { answers: both, same: true },
  deleteJob: {
    answers: onlyOne('NotFound'),
    left: (_, { params }) => sql`postings where id = ${(params as { id: Id }).id} and deleted_at is null`,
    many: 0,
  },
  ...groupsTwice,
  ...mentoringTwice,
  readNotifications: { answers: both, same: true },
  setMailChoices: { answers: both, same: true, left: ({ ada }) => sql`mail_choices where account_id = ${ada.id}`, many: 1 },

  'partialUpdate of the password': { answers: both, input: passwordChange },
  'partialUpdate of a forgotten password': { answers: onlyOne('SessionEnded'), input: passwordChange, caller: 'reset' },
  partialUpdateEmail: {
    answers: [
      ['may', 'may'],
      ['may', 'WrongPassword'],
      ['may', 'SessionEnded'],
      ['may', 'EmailTaken'],
    ],
    left: ({ ada }) => sql`accounts where id = ${ada.id} and confirmed_at is null`,
    many: 1,
  },
  deleteProfile: {
    answers: [
      ['may', 'NotFound'],
      ['may', 'SessionEnded'],
      ['may', 'NotSignedIn'],
    ],
    left: ({ ada }) => sql`tasks where kind = 'accounts.eraseDeleted' and payload->>'accountId' = ${ada.id}`,
    many: 3,
  },
}

let world: World
beforeAll(async () => void (world = await startWorld()))
afterAll(() => world.close())

test('every call that may write has a row', () => {
  const writing = calls.filter(({ call }) => call.description.method !== 'GET').map(({ name }) => name)
  expect(new Set(Object.keys(table).map((use) => use.split(' ')[0]))).toEqual(new Set(writing))
})

test.each(Object.entries(table))('%s', async (use, { answers, input: ownInput, caller, left, many, same }) => {
  const { call } = calls.find(({ name }) => name === use.split(' ')[0])!
  const input = await (ownInput?.(world) ?? validInput(world, call))
  const token = await tokenFor(world, caller ?? callerOf(call))
  const pair = await Promise.all([ask(world, call, input, token), ask(world, call, input, token)])

  expect(answers.map(inOrder)).toContainEqual(inOrder(pair.map(({ code }) => code)))
  if (same !== undefined) expect(pair[0].text === pair[1].text, 'the same answer').toBe(same)
  if (left !== undefined) expect(await count(left(world, input))).toBe(many)
})

const inOrder = (codes: readonly string[]) => codes.toSorted()

async function count(rows: SQL): Promise<number> {
  const { rows: found } = await world.server.context.db.execute<{ many: string }>(sql`select count(*) as many from ${rows}`)
  return Number(found[0]!.many)
}
