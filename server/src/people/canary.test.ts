import { calls } from '@trellis/contract/calls.ts'
import { addressOf } from '@trellis/contract/wire/address.ts'
import type { Endpoint } from '@trellis/contract/wire/endpoint.ts'
import { inputToWire } from '@trellis/contract/wire/spelling.ts'
import { updatePhoto } from '@trellis/contract/files/files.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { createJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { block, follow, listPeople, peopleLists } from '@trellis/contract/people/people.ts'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { getMultProfiles, hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer, type Newcomer, type NewPerson, type Person, signedUp } from '../accounts/testing.ts'
import { groupOf } from '../groups/testing.ts'
import { mentoringReaders, withMentoringGroup } from '../mentoring/canary.testing.ts'
import { client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'

/** Why somebody must not be seen, each with the word that stands in every field of theirs. */
const markers = {
  hidden: 'Quetzalcoatlus',
  blocked: 'Archaeopteryx',
  blocking: 'Dimorphodon',
  minor: 'Rhamphorhynchus',
  unconfirmed: 'Pteranodon',
  deleted: 'Plesiosaurus',
}
type Why = keyof typeof markers

function marked(why: Why, birthYear = 1990): NewPerson {
  const word = markers[why]
  const row = { name: word, tags: [word, 'Chess'] }
  const activity = { ...row, titlePosition: word }
  const school = {
    name: word,
    locationCity: word,
    clubsOrgs: [activity],
    sportsGames: [activity],
    proudestAcomplishments: [{ name: word }],
  }
  return {
    name: `${word} Person`,
    email: `${word}@school.example`,
    birthYear,
    generalInfo: {
      gender: word,
      locationCity: word,
      locationState: word,
      locationCountry: word,
      liProfile: `https://linkedin.com/in/${word}`,
      internshipKeywords: word,
      level: 'ap',
    },
    bio: {
      ikigaiInfo: { selfDescribe: word, comesEasy: word, aspireTo: word },
      highschoolInfo: school,
      collegeInfo: { ...school, degree: word, major: [row] },
      professionalInfo: {
        positionsHeld: [{ ...row, companyInstitution: word, workDescription: word }],
        aspirationalRole: word,
      },
    },
  }
}

interface Target {
  readonly why: Why
  readonly word: string
  readonly id: Id
  readonly photoId: Id
}

let server: TestServer
let ada: Person
let targets: Target[]

beforeAll(async () => {
  server = await startServer()
  const chess = { highschoolInfo: { clubsOrgs: [{ name: 'Chess', tags: ['Chess'] }] } }
  ada = await signedUp(server, { birthYear: 1990, bio: chess })
  const hidden = await signedUp(server, marked('hidden'))
  const blocked = await signedUp(server, marked('blocked'))
  const blocking = await signedUp(server, marked('blocking'))
  const minor = await signedUp(server, marked('minor', 2012))
  const unconfirmed = await newcomer(server, marked('unconfirmed'))
  const deleted = await signedUp(server, marked('deleted'))
  const people = { hidden, blocked, blocking, minor, unconfirmed, deleted }
  targets = await Promise.all(Object.entries(people).map(([why, person]) => targetOf(why as Why, person)))
  for (const other of [hidden, blocked, blocking, deleted]) {
    await ada.client.call(follow, { body: { userId: ada.id, targetId: other.id } })
    await other.client.call(follow, { body: { userId: other.id, targetId: ada.id } })
  }
  await minor.client.call(follow, { body: { userId: minor.id, targetId: ada.id } })
  const before = await ada.client.call(getMultProfiles, { body: { mbrList: targets.map(({ id }) => id) } })
  expect(before.data.map(({ _id }) => _id)).toEqual([hidden.id, blocked.id, blocking.id, deleted.id])

  await hidden.client.call(hideProfile, { body: { profType: 'profile', profID: hidden.id } })
  await ada.client.call(block, { body: { userId: ada.id, targetId: blocked.id } })
  await deleted.client.call(deleteProfile, { params: { id: deleted.id }, body: { password: deleted.password } })
  await blocking.client.call(block, { body: { userId: blocking.id, targetId: ada.id } })
})
afterAll(() => server.close())

async function targetOf(why: Why, { id, signUpToken }: Newcomer): Promise<Target> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(picture)], 'photo.png', { type: 'image/png' })
  const photo = await client(server.origin, signUpToken).upload(updatePhoto, { params: { id }, file })
  return { why, word: markers[why], id, photoId: photo.id }
}

type Sent = Partial<Record<'params' | 'query', Record<string, unknown>> & { body: unknown }>

const one = ({ id }: Target): Sent => ({ params: { id } })
const file = ({ id, photoId }: Target): Sent => ({ params: { id, fileId: photoId } })
/** What may be typed to find somebody: the word, a part of it, with a typo, and what they share with others. */
const phrasesFor = ({ word }: Target) => [word, word.toLowerCase(), word.slice(0, 6), `${word}x`, 'Chess', 'Person', 'a']

/** All lists of a posting of the viewer's, and searches for the target. */
const candidatesTried = (viewer: Person, target: Target, more: object = { size: 100 }): Sent[] =>
  [
    ...['', 'suggested', 'saved', 'applied', 'contacted', 'accepted', 'rejected'].map((state) => ({ state, hiddenToo: true })),
    ...phrasesFor(target).map((keyword) => ({ keyword })),
    { locationFilter: { city: target.word } },
    { level: ['ap'] },
  ].map((body) => ({ params: { id: jobOf(viewer) }, body: { ...body, ...more } }))
const searched = (viewer: Person, target: Target): Sent[] => eachOf(viewer, target).map((one) => ({ ...one, body: {} }))
const eachOf = (viewer: Person, target: Target): Sent[] => [viewer, target].map(({ id }) => ({ params: { userId: id } }))
const ofJob = (viewer: Person): Sent[] => [{ params: { jobId: jobOf(viewer) } }]
const ofCandidate = (viewer: Person, { id }: Target): Sent[] => [{ params: { jobId: jobOf(viewer), studentId: id } }]

/** For each call that reads of others, the inputs by which a viewer may try to see a target. */
const readers: Record<string, (viewer: Person, target: Target) => Sent[]> = {
  getProfile: (_, target) => [one(target), { ...one(target), query: { profileType: 'student' } }],
  getMultProfiles: (_, { id }) => [{ body: { mbrList: [id, id] } }],
  searchProfiles: (_, target) => phrasesFor(target).map((phrase) => ({ params: { phrase }, query: { size: 100 } })),
  getPhoto: (_, target) => [file(target)],
  getResume: (_, target) => [file(target)],
  exportResume: (_, target) => [one(target)],
  getRecruiter: (_, target) => [one(target)],
  getGenome: (_, target) => [one(target)],
  getTags: () => [{}],
  listPeople: (viewer, target) => [viewer, target].flatMap(({ id }) => peopleLists.map((sub) => ({ params: { userId: id, sub } }))),
  likeMe: ({ id }, target) =>
    ['', ...phrasesFor(target)].flatMap((words) =>
      ['true', 'false'].flatMap((roleModels) => [
        { query: { id, roleModels, results: 100, keyword: words } },
        { query: { id, roleModels, results: 100, name: words } },
      ]),
    ),
  matchWith: (_, target) => [one(target)],
  findPeople: ({ id: userId }, target) => [
    ...['', ...phrasesFor(target)].map((keyword) => ({ body: { userId, size: 100, keyword } })),
    ...['rolemodels', 'likeme'].map((pplType) => ({ body: { userId, size: 100, pplType } })),
    { body: { userId, locationFilter: { city: target.word } } },
    { body: { userId, level: ['ap'] } },
  ],
  getJob: (viewer) => [{ params: { id: jobOf(viewer) } }],
  getJobOfPerson: (viewer, target) => [{ params: { id: jobOf(viewer), userId: target.id } }],
  getPublicJob: (viewer) => [{ params: { id: jobOf(viewer) } }],
  getMultJobs: (viewer) => [{ body: { jobList: [jobOf(viewer)] } }],
  myJobList: (viewer) => [{ params: { userId: viewer.id } }],
  jobsForAdminSearch: () => [{ query: { searchQuery: 'chess' } }],
  jobStats: (viewer) => [{ params: { id: jobOf(viewer) } }],
  findJobs4Candidate: searched,
  findCandidates4Job: candidatesTried,
  findCandidates4Group: candidatesTried,
  exportCandidates4Group: (viewer, target) => candidatesTried(viewer, target, {}),
  getGroup: (viewer) => [{ params: { id: jobOf(viewer) }, query: { type: GROUP } }],
  getGroupOfPerson: (viewer, target) => [{ params: { id: jobOf(viewer), userId: target.id }, query: { type: GROUP } }],
  getMultGroups: (viewer) => [{ body: { groupList: [jobOf(viewer)] } }],
  myGroupList: (viewer) => [{ params: { userId: viewer.id }, query: { type: GROUP } }],
  findGroups4Candidate: searched,
  createCohort: (viewer, { id }) => [{ body: { groupId: jobOf(viewer), generalInfo: { name: 'Chess' }, members: [{ id }] } }],
  getCohort: (viewer) => [{ body: { cohortId: jobOf(viewer) } }],
  getGroupCohortMembers: (viewer) => [{ body: { groupId: jobOf(viewer), cohortId: jobOf(viewer) } }],
  getGroupCohorts: (viewer, target) => [viewer, target].map(({ id }) => ({ params: { groupId: jobOf(viewer), userId: id } })),
  getUserCohorts: (viewer, target) => [viewer, target].map(({ id }) => ({ body: { userId: id } })),
  ...mentoringReaders((viewer) => jobOf(viewer)),
  setGroupRoles: (viewer, { id }) => [{ params: { groupId: jobOf(viewer) }, body: { userIds: [id], role: 'mentor' } }],
  appliedApplicants: ofJob,
  contactedApplicants: ofJob,
  getCandidateProfile: (viewer, { id }) => [{ body: { id, jobId: jobOf(viewer) } }],
  getApplicationResume: ofCandidate,
  getApplicationResumeText: ofCandidate,
  listCandidateNotes: ofCandidate,
  addCandidateNote: (viewer, { id }) => [{ params: { jobId: jobOf(viewer), studentId: id }, body: { words: 'Seen' } }],
  deleteCandidateNote: (viewer, { id }) => [{ params: { jobId: jobOf(viewer), studentId: id, noteId: id } }],
  getChecklist: ofCandidate,
  addChecklistPoint: (viewer, { id }) => [{ params: { jobId: jobOf(viewer), studentId: id }, body: { words: 'Plays chess' } }],
  tickChecklistPoint: (viewer, { id }) => [{ params: { jobId: jobOf(viewer), studentId: id, pointId: id }, body: { ticked: true } }],
  deleteChecklistPoint: (viewer, { id }) => [{ params: { jobId: jobOf(viewer), studentId: id, pointId: id } }],
  searchForVisitors: (_, target) => phrasesFor(target).map((keyword) => ({ query: { keyword } })),
  changeCandidateStatus: (viewer, { id }) =>
    ['shortlist', 'contacted', 'hide'].map((event) => ({ body: { bucket: '', event, jobId: jobOf(viewer), studentId: id } })),
  hideProfile: (_, { id }) => ['employer', 'groupAdmin'].map((profType) => ({ body: { profType, profID: id } })),
  recruiterviewed: (viewer, { id }) => [{ body: { jobId: jobOf(viewer), studentId: id } }],
  profstatus: (_, { id }) => [{ body: { mbrList: [id] } }],
  recruiters: () => [{}],
  recruitersList: () => [{}],
  delegatedAccounts: (viewer) => [{ query: { userId: viewer.id } }],
  countUnread: eachOf,
  listNotifications: eachOf,
}

/** A recruiter's open job, or an advisor's group; for others one that is not there. */
const jobs = new Map<Id, Id>()
const jobOf = ({ id }: Person): Id => jobs.get(id) ?? id

async function advisor(): Promise<Person> {
  const gus = await signedUp(server, { type: 'advisor' })
  jobs.set(gus.id, await groupOf(gus.client, { name: 'Chess club', description: 'Chess', skills: ['Chess'] }))
  return withMentoringGroup(gus, jobOf(gus))
}

async function employer(): Promise<Person> {
  const recruiter = await signedUp(server, { type: 'recruiter' })
  const told = { name: 'Chess teacher', companyInstitution: 'Hill School', description: 'Chess', skills: [{ name: 'Chess' }] }
  const generalInfo = { ...told, locationCity: 'Fairview', locationCountry: 'US', state: 'open' as const }
  jobs.set(recruiter.id, (await recruiter.client.call(createJob, { body: { generalInfo } })).success)
  return recruiter
}

/** Calls that change something, or that answer what is the caller's own. */
const noReaders = new Set(
  `createProfile createRecruiterProfile emailLinkResend employeeSignIn employeeSignInWithToken sendVerificationEmail serversetHash signIn signInWithToken signOut signUp updateRecruiterProfile validateEmail validateHash
  partialUpdate partialUpdateEmail goThroughFirstVisit readSkills publishProfile removePhoto removeResume updatePhoto uploadImage uploadOwnResume uploadResume importResume readResume offerResume takeGeneSnapshot block follow removeRoleModel restoreRoleModel unblock
  unfollow addDelegate removeDelegate withdrawDelegateRequest answerDelegateRequest leavePrincipal createJob updateJob deleteJob jobGenome validateGroupWebLink uploadPostingPicture removePostingPicture
  createGroup updateGroup deleteGroup changeGroupStatus uploadGroupPicture getGroupJobs getGroupCohortJobs getJobChoices addGroupJobs removeGroupJobs updateCohort deleteCohort beginMemberImport putImportLines readMemberImport runMemberImport dropMemberImport sendInviteToGroup listInvitations sendInvitationsAgain revokeInvitations openInvitation stopInvitations getGroupRecruiters createMgroup updateMgroup mgroupDelMembers getMgroupJobs findMgroupJobs mgroupAddJobs mgroupDelJobs undoDraftChange keepDraft loadDraft renameDraft deleteDraft setJoinCode joinByCode getGroupAdvisors inviteAdvisor withdrawAdvisorInvitation removeGroupAdvisor offerGroup withdrawGroupOffer getAskedOfAdvisor answerAdvisorInvitation answerGroupOffer listAdvisors approveAdvisor refuseAdvisor getApproval askForApproval
  deleteProfile downloadPersonal getGenomePicture getPublicJobPicture getPostingPicture getRecruiterPhoto changeJobStatus jobCancel readNotifications
  getMailChoices setMailChoices suggestionLog`.split(/\s+/),
)

test('every call is known to read of others or not to', () => {
  const unknown = calls.filter(({ name }) => !(name in readers) && !noReaders.has(name)).map(({ name }) => name)
  expect(unknown).toEqual([])
})

interface Answer {
  readonly asked: string
  readonly status: number
  readonly text: string
}

async function answerOf(viewer: Person, name: string, call: Endpoint, sent: Sent): Promise<Answer> {
  const { method, path } = call.description
  const { params, query, body } = inputToWire(call.description, sent)
  const reply = await viewer.client.raw(method, addressOf(path, params, query), { body })
  return { asked: `${name} ${JSON.stringify(sent)}`, status: reply.status, text: await reply.text() }
}

/** What every reading call answers a viewer who tries to see a target. */
async function everythingAnswered(viewer: Person, target: Target): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const { name, call } of calls) {
    for (const sent of readers[name]?.(viewer, target) ?? []) answers.push(await answerOf(viewer, name, call, sent))
  }
  return answers
}

const tells = ({ word, id }: Target, { text }: Answer) => text.includes(id) || text.toLowerCase().includes(word.toLowerCase())
const always: Why[] = ['hidden', 'minor', 'unconfirmed', 'deleted']

test.each<[string, () => Person | Promise<Person>, Why[]]>([
  ['an adult', () => ada, [...always, 'blocked', 'blocking']],
  ['an adult of unknown age', () => signedUp(server), always],
  ['a recruiter', employer, always],
  ['an advisor', advisor, always],
  ['a minor', () => signedUp(server, { birthYear: 2011 }), always],
  ['a super-user', () => signedUp(server, { superUser: true }), ['deleted']],
])('%s is told nothing of whom they may not see', async (_, viewerOf, unseen) => {
  const viewer = await viewerOf()
  for (const target of targets.filter(({ why }) => unseen.includes(why))) {
    const answers = await everythingAnswered(viewer, target)
    const telling = answers.filter((answer) => tells(target, answer)).map(({ asked }) => asked)
    const ownBlocks = `listPeople ${JSON.stringify({ params: { userId: viewer.id, sub: 'blocked' } })}`
    expect(telling).toEqual(viewer === ada && target.why === 'blocked' ? [ownBlocks] : [])
    const counted = answers.filter(({ asked, text }) => asked.includes(target.word) && /"total":[^0]/.test(text))
    expect(counted).toEqual([])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(answers.filter(({ asked, status }) => asked.startsWith('getPhoto') && status !== 404)).toEqual([])
  }
})

test('of whom one blocks the list tells the name alone', async () => {
  const reply = await ada.client.call(listPeople, { params: { userId: ada.id, sub: 'blocked' } })
  expect(JSON.stringify(reply).split(markers.blocked)).toHaveLength(2)
})

test('the calls would tell: a super-user sees all who are not deleted', async () => {
  const superUser = await signedUp(server, { superUser: true })
  for (const target of targets.filter(({ why }) => why !== 'deleted')) {
    const answers = await everythingAnswered(superUser, target)
    const telling = new Set(answers.filter((answer) => tells(target, answer)).map(({ asked }) => asked.split(' ')[0]))
    const expected = ['getProfile', 'getMultProfiles', 'searchProfiles', 'findPeople']
    expect([...telling]).toEqual(expect.arrayContaining(expected))
  }
})
