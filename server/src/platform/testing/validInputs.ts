import * as accounts from '@trellis/contract/accounts/accounts.ts'
import * as admin from '@trellis/contract/admin/admin.ts'
import * as candidateNotes from '@trellis/contract/candidates/candidateNotes.ts'
import * as candidates from '@trellis/contract/candidates/candidates.calls.ts'
import * as delegates from '@trellis/contract/accounts/delegates.ts'
import type { Endpoint, EndpointDescription, Input } from '@trellis/contract/wire/endpoint.ts'
import * as files from '@trellis/contract/files/files.ts'
import * as genome from '@trellis/contract/genome/genome.calls.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import * as jobMatches from '@trellis/contract/jobs/jobMatches.calls.ts'
import * as jobs from '@trellis/contract/jobs/jobs.calls.ts'
import * as links from '@trellis/contract/postings/links.calls.ts'
import * as matching from '@trellis/contract/matching/matching.ts'
import * as notifications from '@trellis/contract/notifications/notifications.ts'
import * as ownAccount from '@trellis/contract/accounts/ownAccount.ts'
import * as people from '@trellis/contract/people/people.ts'
import * as peopleSearch from '@trellis/contract/matching/peopleSearch.calls.ts'
import * as personal from '@trellis/contract/personal/personal.ts'
import * as pictures from '@trellis/contract/postings/pictures.calls.ts'
import * as profiles from '@trellis/contract/profiles/profiles.calls.ts'
import * as resumes from '@trellis/contract/resumes/resumes.ts'
import { sql } from 'drizzle-orm'
import { accountById } from '../../accounts/accounts.queries.ts'
import { makeLink } from '../../accounts/signUp/mailedLinks.actions.ts'
import { keyOf } from '../../accounts/testing.ts'
import { photoOf } from '../../files/files.queries.ts'
import { type AnyInput, client } from './client.ts'
import { openJob, tokenFor, type World } from './world.ts'

type Make<I> = (world: World) => I | Promise<I>

const inputs = new Map<unknown, Make<AnyInput>>()

const valid =
  <D extends EndpointDescription>(call: Endpoint<D>) =>
  (make: Make<Input<D>>): unknown =>
    inputs.set(call, make)

/** An input that a call does not refuse when its {@link callerOf} sends it. @throws where nobody has said one yet */
export async function validInput(world: World, call: Endpoint): Promise<AnyInput> {
  const make = inputs.get(call)
  const { method, path } = call.description
  if (make === undefined) throw new Error(`Say a valid input of ${method} ${path} in platform/testing/validInputs.ts`)
  return make(world)
}

let strangers = 0
const newEmail = () => `stranger.${++strangers}@school.example`
const NEW_KEY = keyOf('Another-456')

/** The hash of a link that was mailed to the student. */
export async function linkHash({ server: { context }, diego }: World, kind: 'verification' | 'reset'): Promise<string> {
  return makeLink(context, (await accountById(context.db, diego.id))!, kind)
}

async function spareResume(world: World): Promise<Id> {
  const ada = client(world.server.origin, await tokenFor(world, 'self'))
  return (await ada.upload(files.uploadResume, { params: { id: world.ada.id }, file: world.resume })).id
}

let spareJobs = 0

/** Another open job of Rita's. */
export async function spareJob(world: World): Promise<Id> {
  const rita = client(world.server.origin, await tokenFor(world, 'recruiter'))
  const generalInfo = { ...openJob, name: `${openJob.name} ${++spareJobs}` }
  return (await rita.call(jobs.createJob, { body: { generalInfo } })).success
}

async function savedJob(world: World): Promise<Id> {
  const jobId = await spareJob(world)
  const ada = client(world.server.origin, await tokenFor(world, 'self'))
  await ada.call(links.changeJobStatus, { body: { bucket: '', event: 'saved', jobId, studentId: world.ada.id } })
  return jobId
}

async function jobPicture(world: World): Promise<Id> {
  const rita = client(world.server.origin, await tokenFor(world, 'recruiter'))
  return (await rita.upload(pictures.uploadPostingPicture, { params: { id: world.jobId }, file: world.photo })).id
}

async function recruiterPhoto(world: World): Promise<Id> {
  const rita = client(world.server.origin, await tokenFor(world, 'recruiter'))
  return (await rita.upload(files.updatePhoto, { params: { id: world.rita.id }, file: world.photo })).id
}

const ofJob = ({ jobId }: World) => ({ params: { id: jobId }, query: {} })
const adaAndJob = ({ jobId, ada }: World) => ({ params: { jobId, studentId: ada.id } })
const ofAda = ({ ada }: World) => ({ params: { id: ada.id } })
const adaAndDiego = ({ ada, diego }: World) => ({ body: { userId: ada.id, targetId: diego.id } })
const diegoForAda = ({ ada, diego }: World) => ({ params: { userId: ada.id }, body: { targetId: diego.id } })
const credentials = ({ email, password, type }: World['ada']) => ({ email, password, userType: type })

valid(accounts.signIn)(({ ada }) => ({ body: credentials(ada) }))
valid(accounts.employeeSignIn)(({ rita }) => ({ body: { ...credentials(rita), userType: 'recruiter' } }))
valid(accounts.signInWithToken)(() => ({}))
valid(accounts.employeeSignInWithToken)(() => ({ body: { userType: 'recruiter' } }))
valid(accounts.signOut)(() => ({}))
valid(accounts.signUp)(() => ({
  query: {},
  body: {
    data: {
      generalInfo: { name: 'Ida Roth', email: newEmail(), password: NEW_KEY, birthYear: 2001, level: 'ep' },
      highschoolInfo: { name: 'Lincoln High', sportsGames: [{ name: 'Rowing', tags: 'Rowing', timeCommitment: 'major' }] },
      professionalInfo: { positionsHeld: [{ name: 'Barista', startDate: '9/2021', endDate: 'Current', tags: 'Cooking' }] },
    },
    type: 'profile',
  },
}))
valid(accounts.createRecruiterProfile)(() => ({
  body: { data: { generalInfo: { name: 'Ron Hale', email: newEmail(), password: NEW_KEY, title: 'Buyer' } }, type: 'recruiter' },
}))
valid(accounts.getRecruiter)(({ rita }) => ({ params: { id: rita.id } }))
valid(accounts.updateRecruiterProfile)(({ rita }) => ({
  params: { id: rita.id },
  body: { generalInfo: { name: rita.name, about: 'Hires bakers' } },
}))
valid(accounts.createProfile)(() => ({
  body: { profile: { generalInfo: { email: newEmail(), name: 'Ida Roth' } }, profileType: 'profile' },
}))
valid(accounts.emailLinkResend)(() => ({ body: { email: newEmail(), verType: 'profile' } }))
valid(accounts.sendVerificationEmail)(() => ({ body: { email: newEmail(), url: '/employer/verify' } }))
valid(accounts.validateEmail)(() => ({ body: { email: newEmail(), type: 'profile' } }))
valid(accounts.serversetHash)(({ diego }) => ({ body: { email: diego.email, type: 'profile' } }))
valid(accounts.validateHash)(async (world) => ({
  body: { hash: await linkHash(world, 'verification'), type: 'profile', password: world.diego.password },
}))

valid(files.updatePhoto)((world) => ({ ...ofAda(world), file: world.photo }))
valid(files.uploadImage)((world) => ({ ...ofAda(world), file: world.photo }))
valid(files.uploadResume)((world) => ({ ...ofAda(world), file: world.resume }))
valid(files.uploadOwnResume)(({ ada, resume }) => ({ body: { id: ada.id }, file: resume }))
valid(files.getPhoto)(async ({ server, ada }) => ({
  params: { id: ada.id, fileId: (await photoOf(server.context.db, ada.id)) ?? newId() },
}))
valid(files.removePhoto)(ofAda)
valid(files.getResume)(({ ada, resumeId }) => ({ params: { id: ada.id, fileId: resumeId } }))
valid(files.removeResume)(async (world) => ({ params: { id: world.ada.id, fileId: await spareResume(world) } }))

valid(profiles.getProfile)((world) => ({ ...ofAda(world), query: {} }))
valid(profiles.partialUpdate)(({ ada }) => ({
  body: {
    userId: ada.id,
    type: 'professionalInfo',
    data: { positionsHeld: [{ name: 'Baker', startDate: '2020', tags: ['Cooking'] }], adviceToSelf: 'Rest more' },
  },
}))
valid(ownAccount.partialUpdateEmail)(({ ada }) => ({
  body: {
    userId: ada.id,
    type: 'profile',
    data: { email: newEmail(), currentPassword: ada.password, password: ada.password },
  },
}))
valid(profiles.hideProfile)(({ ada }) => ({ body: { profType: 'profile', profID: ada.id } }))
valid(profiles.publishProfile)(({ ada }) => ({ body: { profType: 'profile', profID: ada.id } }))
valid(profiles.getMultProfiles)(({ ada, ben }) => ({ body: { mbrList: [ben.id, ada.id] } }))
valid(peopleSearch.searchProfiles)(() => ({ params: { phrase: 'biology' }, query: {} }))

valid(genome.getTags)(() => ({}))
valid(genome.getGenome)(ofAda)
valid(genome.takeGeneSnapshot)(({ ada }) => ({ body: { profID: ada.id } }))

valid(people.follow)(adaAndDiego)
valid(people.unfollow)(adaAndDiego)
valid(people.block)(adaAndDiego)
valid(people.unblock)(adaAndDiego)
valid(people.removeRoleModel)(diegoForAda)
valid(people.restoreRoleModel)(diegoForAda)
valid(people.listPeople)(({ ada }) => ({ params: { userId: ada.id, sub: 'following' }, query: {} }))

valid(resumes.importResume)((world) => ({
  ...ofAda(world),
  body: { basics: { name: 'Ada Park' }, work: [{ name: 'Blue Door', position: 'Barista', startDate: '2021-09' }] },
}))
valid(resumes.exportResume)(ofAda)
valid(resumes.readResume)(({ ada, resumeId }) => ({ params: { id: ada.id, fileId: resumeId } }))
valid(resumes.offerResume)(({ ada, resumeId }) => ({
  params: { id: ada.id, fileId: resumeId },
  body: { offered: true, decided: [7] },
}))

valid(matching.likeMe)(({ ada }) => ({ query: { id: ada.id } }))
valid(matching.findPeople)(({ ada }) => ({ body: { userId: ada.id } }))

valid(delegates.delegatedAccounts)(({ rita }) => ({ query: { userId: rita.id } }))
valid(delegates.withdrawDelegateRequest)(({ rita }) => ({ params: { userId: rita.id, askedId: newId() } }))
// Asked without the call, which is limited.
valid(delegates.answerDelegateRequest)(async ({ server: { context, clock }, rita, omar }) => {
  const at = new Date(clock.now()).toISOString()
  await context.db.execute(sql`insert into delegate_invitations (id, principal_id, email, email_key, created_at)
    values (${newId()}, ${omar.id}, ${rita.email}, ${rita.email}, ${at}) on conflict do nothing`)
  return { params: { userId: rita.id, principalId: omar.id }, body: { accept: true } }
})
valid(delegates.leavePrincipal)(({ rita, omar }) => ({ params: { userId: rita.id, principalId: omar.id } }))
valid(delegates.addDelegate)(({ rita, dana }) => ({ body: { userId: rita.id, email: dana.email } }))
valid(delegates.removeDelegate)(({ rita, omar }) => ({ params: { userId: rita.id, delegateId: omar.id } }))

valid(jobs.createJob)(() => ({ body: { generalInfo: openJob } }))
valid(jobs.updateJob)((world) => ({ ...ofJob(world), body: { generalInfo: { ...openJob, workplace: 'hybrid' } } }))
valid(jobs.deleteJob)(async (world) => ({ params: { id: await spareJob(world) }, query: {} }))
valid(jobs.getJob)(ofJob)
valid(jobs.getJobOfPerson)(({ jobId, ada }) => ({ params: { id: jobId, userId: ada.id }, query: {} }))
valid(jobs.getPublicJob)(({ jobId }) => ({ params: { id: jobId } }))
valid(jobs.getMultJobs)(({ jobId }) => ({ body: { jobList: [jobId] } }))
valid(jobs.myJobList)(({ rita }) => ({ params: { userId: rita.id }, query: {} }))
valid(jobs.jobsForAdminSearch)(() => ({ query: { searchQuery: 'biologist' } }))
valid(jobs.jobStats)(ofJob)
valid(jobs.jobGenome)(() => ({ body: { name: openJob.name, description: openJob.description, skills: openJob.skills } }))
valid(pictures.uploadPostingPicture)(({ jobId, photo }) => ({ params: { id: jobId }, file: photo }))
valid(jobs.getRecruiterPhoto)(async (world) => ({ params: { id: world.jobId, fileId: await recruiterPhoto(world) } }))
valid(pictures.getPostingPicture)(async (world) => ({ params: { id: world.jobId, fileId: await jobPicture(world) } }))
valid(pictures.removePostingPicture)(({ jobId }) => ({ params: { id: jobId } }))

valid(jobMatches.findJobs4Candidate)(({ ada }) => ({ params: { userId: ada.id }, body: { keyword: 'biologist' } }))
valid(candidates.findCandidates4Job)(({ jobId }) => ({ params: { id: jobId }, body: {} }))
valid(candidates.appliedApplicants)(({ jobId }) => ({ params: { jobId }, query: {} }))
valid(candidates.contactedApplicants)(({ jobId }) => ({ params: { jobId }, query: {} }))
valid(links.changeJobStatus)(async (world) => ({
  body: { bucket: 'suggested', event: 'saved', jobId: await spareJob(world), studentId: world.ada.id },
}))
valid(links.changeCandidateStatus)(({ jobId, ada }) => ({
  body: { bucket: 'applied', event: 'pF', jobId, studentId: ada.id },
}))
valid(links.jobCancel)(async (world) => ({
  body: { studentId: world.ada.id, jobId: await savedJob(world), profileType: 'profile' },
}))
valid(links.recruiterviewed)(({ jobId, ada }) => ({ body: { jobId, studentId: ada.id } }))
valid(candidates.getCandidateProfile)(({ jobId, ada }) => ({ body: { id: ada.id, jobId } }))
valid(candidates.getApplicationResume)(adaAndJob)
valid(candidates.getApplicationResumeText)(adaAndJob)
valid(candidates.profstatus)(({ ada }) => ({ body: { mbrList: [ada.id] } }))

valid(candidateNotes.listCandidateNotes)(adaAndJob)
valid(candidateNotes.addCandidateNote)((world) => ({ ...adaAndJob(world), body: { words: 'Knows her frogs' } }))
valid(candidateNotes.deleteCandidateNote)(({ jobId, ada }) => ({ params: { jobId, studentId: ada.id, noteId: newId() } }))

valid(admin.recruiters)(() => ({}))
valid(admin.recruitersList)(() => ({ query: {} }))

valid(notifications.countUnread)(({ ada }) => ({ params: { userId: ada.id } }))
valid(notifications.listNotifications)(({ ada }) => ({ params: { userId: ada.id }, query: {} }))
valid(notifications.readNotifications)(({ ada }) => ({ params: { userId: ada.id }, body: {} }))
valid(notifications.getMailChoices)(({ ada }) => ({ params: { userId: ada.id } }))
valid(notifications.setMailChoices)(({ ada }) => ({ params: { userId: ada.id }, body: { contacted: 'atOnce' } }))

valid(ownAccount.deleteProfile)((world) => ({ ...ofAda(world), query: {}, body: { password: world.ada.password } }))
valid(personal.downloadPersonal)(ofAda)
