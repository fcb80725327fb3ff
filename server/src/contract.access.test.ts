import { calls } from '@trellis/contract/calls.ts'
import { changeCandidateStatus } from '@trellis/contract/postings/links.calls.ts'
import { createJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { groupOf } from './groups/testing.ts'
import { mentoringAccess } from './mentoring/access.testing.ts'
import { ask } from './platform/testing/answers.ts'
import { type AnyInput, client } from './platform/testing/client.ts'
import { HOURS } from './platform/testing/server.ts'
import { spareGroup, spareJob } from './platform/testing/spares.ts'
import { validInput } from './platform/testing/validInputs.ts'
import { type Caller, callers, openJob, startWorld, tokenFor, type World } from './platform/testing/world.ts'

/**
 * Who may make which call, each cell made over HTTP. The rows are made in this order.
 *
 * may: it is carried out; none: NotSignedIn; ended: SessionEnded; no: Forbidden; hidden: NotFound, as if nothing were
 * there. Behind a call's name stands which of its uses is meant, where it has several.
 */
const matrix = `
                               anonymous garbage expired signUp reset self  other  blocked recruiter delegate otherRecruiter advisor superUser
signUp                         may       may     may     may    may   no    no     no      no        no       no             no      no
createRecruiterProfile         may       may     may     may    may   no    no     no      no        no       no             no      may
signIn                         may       may     may     may    may   may   may    may     may       may      may            may     may
employeeSignIn                 may       may     may     may    may   may   may    may     may       may      may            may     may
emailLinkResend                may       may     may     may    may   may   may    may     may       may      may            may     may
sendVerificationEmail          may       may     may     may    may   may   may    may     may       may      may            may     may
validateEmail                  may       may     may     may    may   may   may    may     may       may      may            may     may
serversetHash                  may       may     may     may    may   may   may    may     may       may      may            may     may
validateHash                   may       may     may     may    may   may   may    may     may       may      may            may     may
signInWithToken                none      none    ended   none   none  may   may    may     may       may      may            may     may
employeeSignInWithToken        none      none    ended   none   none  no    no     no      may       may      may            no      no
signOut                        none      none    ended   none   none  may   may    may     may       may      may            may     may
getRecruiter                   none      none    ended   none   none  no    no     no      may       may      hidden         hidden  may
updateRecruiterProfile         none      none    ended   none   none  no    no     no      may       hidden   hidden         hidden  may
createProfile                  none      none    ended   none   none  no    no     no      no        no       no             no      may

updatePhoto                    none      none    ended   may    none  may   hidden hidden  hidden    hidden   hidden         hidden  may
uploadImage                    none      none    ended   may    none  may   hidden hidden  hidden    hidden   hidden         hidden  may
uploadResume                   none      none    ended   may    none  may   hidden hidden  no        no       no             no      may
uploadOwnResume                none      none    ended   may    none  may   hidden hidden  no        no       no             no      may
getPhoto                       none      none    ended   none   none  may   may    hidden  may       may      may            may     may
getResume                      none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  may
removeResume                   none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  may
removePhoto                    none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  may

getProfile                     none      none    ended   none   none  may   may    hidden  may       may      may            may     may
partialUpdate                  none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  may
partialUpdate of the password  none      none    ended   none   may   may   hidden hidden  hidden    hidden   hidden         hidden  hidden
goThroughFirstVisit            none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
getMultProfiles                none      none    ended   none   none  may   may    may     may       may      may            may     may
searchProfiles                 none      none    ended   none   none  may   may    may     may       may      may            may     may

getTags                        none      none    ended   none   none  may   may    may     may       may      may            may     may
getGenome                      none      none    ended   none   none  may   may    hidden  may       may      may            may     may
getGenomePicture               none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
takeGeneSnapshot               none      none    ended   none   none  may   hidden hidden  no        no       no             no      may

follow                         none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  hidden
unfollow                       none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  hidden
block                          none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  hidden
unblock                        none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  hidden
removeRoleModel                none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
restoreRoleModel               none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
listPeople                     none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  hidden

importResume                   none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
exportResume                   none      none    ended   none   none  may   hidden hidden  no        no       no             no      may
readResume                     none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
offerResume                    none      none    ended   none   none  may   hidden hidden  no        no       no             no      no

readSkills                     none      none    ended   none   none  may   may    may     no        no       no             no      no

likeMe                         none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
matchWith                      none      none    ended   none   none  may   hidden may     no        no       no             no      no
findPeople                     none      none    ended   none   none  may   hidden hidden  no        no       no             no      no

hideProfile                    none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  may
getProfile that is hidden      none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  may
getGenome that is hidden       none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  may
publishProfile                 none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  may
hideProfile of a candidate     none      none    ended   none   none  hidden hidden hidden may       hidden   hidden         may     hidden
hideProfile of a member        none      none    ended   none   none  hidden hidden hidden hidden    hidden   hidden         may     hidden
partialUpdateEmail             none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  hidden
delegatedAccounts              none      none    ended   none   none  no    no     no      may       hidden   hidden         no      no
addDelegate                    none      none    ended   none   none  no    no     no      may       hidden   hidden         no      no
removeDelegate                 none      none    ended   none   none  no    no     no      may       hidden   hidden         no      no
withdrawDelegateRequest        none      none    ended   none   none  no    no     no      may       hidden   hidden         no      no
answerDelegateRequest          none      none    ended   none   none  no    no     no      may       hidden   hidden         no      no
leavePrincipal                 none      none    ended   none   none  no    no     no      may       hidden   hidden         no      no

profstatus                     none      none    ended   none   none  no    no     no      may       may      no             may     may
createJob                      none      none    ended   none   none  no    no     no      may       may      may            no      no
createJob for a principal      none      none    ended   none   none  no    no     no      may       may      no             no      may
updateJob                      none      none    ended   none   none  no    no     no      may       may      no             no      may
getJob                         none      none    ended   none   none  may   may    may     may       may      may            may     may
getJob that is a draft         none      none    ended   none   none  hidden hidden hidden may       may      hidden         hidden  may
getJobOfPerson                 none      none    ended   none   none  may   no     no      may       may      no             no      may
getPublicJob                   may       may     may     may    may   may   may    may     may       may      may            may     may
searchForVisitors              may       may     may     may    may   may   may    may     may       may      may            may     may
getPublicJobPicture            may       may     may     may    may   may   may    may     may       may      may            may     may
getMultJobs                    none      none    ended   none   none  may   may    may     may       may      may            may     may
myJobList                      none      none    ended   none   none  no    no     no      may       may      no             no      may
jobsForAdminSearch             none      none    ended   none   none  no    no     no      no        no       no             may     may
jobStats                       none      none    ended   none   none  no    no     no      may       may      no             no      may
jobGenome                      none      none    ended   none   none  no    no     no      may       may      may            may     may
uploadPostingPicture           none      none    ended   none   none  no    no     no      may       may      no             no      may
validateGroupWebLink           none      none    ended   none   none  no    no     no      may       may      may            may     may
getRecruiterPhoto              may       may     may     may    may   may   may    may     may       may      may            may     may
getPostingPicture              may       may     may     may    may   may   may    may     may       may      may            may     may
removePostingPicture           none      none    ended   none   none  no    no     no      may       may      no             no      may
deleteJob                      none      none    ended   none   none  no    no     no      may       no       no             no      may

findJobs4Candidate             none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
findCandidates4Job             none      none    ended   none   none  no    no     no      may       may      no             no      may
appliedApplicants              none      none    ended   none   none  no    no     no      may       may      no             no      may
contactedApplicants            none      none    ended   none   none  no    no     no      may       may      no             no      may
changeJobStatus                none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
changeCandidateStatus          none      none    ended   none   none  no    no     no      may       may      no             no      may
jobCancel                      none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
jobCancel by the owner         none      none    ended   none   none  no    no     no      may       may      no             no      may
recruiterviewed                none      none    ended   none   none  no    no     no      may       may      no             no      may
getCandidateProfile            none      none    ended   none   none  no    no     no      may       may      no             no      may
getApplicationResume           none      none    ended   none   none  no    no     no      may       may      no             no      may
getApplicationResumeText       none      none    ended   none   none  no    no     no      may       may      no             no      may
listCandidateNotes             none      none    ended   none   none  no    no     no      may       may      no             no      may
addCandidateNote               none      none    ended   none   none  no    no     no      may       may      no             no      may
deleteCandidateNote            none      none    ended   none   none  no    no     no      may       may      no             no      may
getChecklist                   none      none    ended   none   none  no    no     no      may       may      no             no      may
addChecklistPoint              none      none    ended   none   none  no    no     no      may       may      no             no      may
deleteChecklistPoint           none      none    ended   none   none  no    no     no      may       may      no             no      may
tickChecklistPoint             none      none    ended   none   none  no    no     no      may       may      no             no      may

createGroup                    none      none    ended   none   none  no    no     no      no        no       no             may     may
updateGroup                    none      none    ended   none   none  no    no     no      no        no       no             may     may
uploadGroupPicture             none      none    ended   none   none  no    no     no      no        no       no             may     may
getGroup                       none      none    ended   none   none  may   may    may     may       may      may            may     may
getGroup that is a draft       none      none    ended   none   none  hidden hidden hidden hidden   hidden   hidden         may     may
getGroupOfPerson               none      none    ended   none   none  may   no     no      no        no       no             may     may
getMultGroups                  none      none    ended   none   none  may   may    may     may       may      may            may     may
myGroupList                    none      none    ended   none   none  no    no     no      no        no       no             may     hidden
findGroups4Candidate           none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         no      no
findCandidates4Group           none      none    ended   none   none  no    no     no      no        no       no             may     may
exportCandidates4Group         none      none    ended   none   none  no    no     no      no        no       no             may     may
createCohort                   none      none    ended   none   none  no    no     no      no        no       no             may     may
updateCohort                   none      none    ended   none   none  no    no     no      no        no       no             may     may
getCohort                      none      none    ended   none   none  may   hidden hidden  no        no       no             may     may
getGroupCohortMembers          none      none    ended   none   none  may   hidden hidden  no        no       no             may     may
getGroupCohorts                none      none    ended   none   none  may   no     no      no        no       no             may     may
getUserCohorts                 none      none    ended   none   none  may   no     no      no        no       no             may     may
deleteCohort                   none      none    ended   none   none  no    no     no      no        no       no             may     may
getGroupJobs                   none      none    ended   none   none  may   no     no      no        no       no             may     may
getGroupCohortJobs             none      none    ended   none   none  may   hidden hidden  no        no       no             may     may
getJobChoices                  none      none    ended   none   none  no    no     no      no        no       no             may     may
addGroupJobs                   none      none    ended   none   none  no    no     no      no        no       no             may     may
removeGroupJobs                none      none    ended   none   none  no    no     no      no        no       no             may     may
sendInviteToGroup              none      none    ended   none   none  no    no     no      no        no       no             may     may
listInvitations                none      none    ended   none   none  no    no     no      no        no       no             may     may
sendInvitationsAgain           none      none    ended   none   none  no    no     no      no        no       no             may     may
revokeInvitations              none      none    ended   none   none  no    no     no      no        no       no             may     may
openInvitation                 may       may     may     may    may   may   may    may     may       may      may            may     may
stopInvitations                may       may     may     may    may   may   may    may     may       may      may            may     may
setJoinCode                    none      none    ended   none   none  no    no     no      no        no       no             may     may
joinByCode                     none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
beginMemberImport              none      none    ended   none   none  no    no     no      no        no       no             may     may
putImportLines                 none      none    ended   none   none  no    no     no      no        no       no             may     may
readMemberImport               none      none    ended   none   none  no    no     no      no        no       no             may     may
runMemberImport                none      none    ended   none   none  no    no     no      no        no       no             may     may
dropMemberImport               none      none    ended   none   none  no    no     no      no        no       no             may     may
setGroupRoles                  none      none    ended   none   none  no    no     no      no        no       no             may     may
changeGroupStatus              none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         no      no
getGroupRecruiters             none      none    ended   none   none  no    no     no      no        no       no             may     may
getGroupAdvisors               none      none    ended   none   none  no    no     no      no        no       no             may     may
inviteAdvisor                  none      none    ended   none   none  no    no     no      no        no       no             may     may
withdrawAdvisorInvitation      none      none    ended   none   none  no    no     no      no        no       no             may     may
removeGroupAdvisor             none      none    ended   none   none  no    no     no      no        no       no             may     may
offerGroup                     none      none    ended   none   none  no    no     no      no        no       no             may     may
withdrawGroupOffer             none      none    ended   none   none  no    no     no      no        no       no             may     may
getAskedOfAdvisor              none      none    ended   none   none  no    no     no      no        no       no             may     hidden
answerAdvisorInvitation        none      none    ended   none   none  no    no     no      no        no       no             may     hidden
answerGroupOffer               none      none    ended   none   none  no    no     no      no        no       no             may     hidden
jobCancel by an advisor        none      none    ended   none   none  no    no     no      no        no       no             may     may
${mentoringAccess}
deleteGroup                    none      none    ended   none   none  no    no     no      no        no       no             may     may

listAdvisors                   none      none    ended   none   none  no    no     no      no        no       no             no      may
approveAdvisor                 none      none    ended   none   none  no    no     no      no        no       no             no      may
refuseAdvisor                  none      none    ended   none   none  no    no     no      no        no       no             no      may
getApproval                    none      none    ended   none   none  no    no     no      no        no       no             may     hidden
askForApproval                 none      none    ended   none   none  no    no     no      no        no       no             may     hidden

recruiters                     none      none    ended   none   none  no    no     no      no        no       no             no      may
recruitersList                 none      none    ended   none   none  no    no     no      no        no       no             may     may

listNotifications              none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  hidden
countUnread                    none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  hidden
readNotifications              none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  hidden
getMailChoices                 none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  hidden
setMailChoices                 none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  hidden
suggestionLog                  none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  hidden

downloadPersonal               none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  hidden
deleteProfile                  none      none    ended   none   none  may   hidden hidden  hidden    hidden   hidden         hidden  may
`

/** The inputs of uses that stand behind a call's name. */
const inputsOfUses: Record<string, (world: World) => AnyInput | Promise<AnyInput>> = {
  'partialUpdate of the password': ({ ada }) => ({
    body: { userId: ada.id, type: 'password', data: { password: ada.password, currentPassword: ada.password } },
  }),
  'hideProfile of a candidate': ({ ada }) => ({ body: { profType: 'employer', profID: ada.id } }),
  'hideProfile of a member': ({ ada }) => ({ body: { profType: 'groupAdmin', profID: ada.id } }),
  'createJob for a principal': ({ rita }) => ({ body: { generalInfo: openJob, ownerId: rita.id } }),
  'getJob that is a draft': async (world) => {
    const body = { generalInfo: { ...openJob, state: 'draft' as const } }
    const { success: id } = await client(world.server.origin, await tokenFor(world, 'recruiter')).call(createJob, { body })
    return { params: { id }, query: {} }
  },
  'getGroup that is a draft': async (world) => {
    const id = await groupOf(client(world.server.origin, await tokenFor(world, 'advisor')), { state: 'draft' })
    return { params: { id }, query: { type: GROUP } }
  },
  'jobCancel by an advisor': async (world) => {
    const { ben, server } = world
    const { id: jobId } = await spareGroup(world)
    const body = { bucket: '' as const, event: 'shortlist' as const, jobId, jobType: GROUP, studentId: ben.id }
    await client(server.origin, await tokenFor(world, 'advisor')).call(changeCandidateStatus, { body })
    return { body: { studentId: ben.id, jobId, profileType: 'advisor' } }
  },
  'jobCancel by the owner': async (world) => {
    const { ben, server } = world
    const jobId = await spareJob(world)
    const body = { bucket: '' as const, event: 'shortlist' as const, jobId, studentId: ben.id }
    await client(server.origin, await tokenFor(world, 'recruiter')).call(changeCandidateStatus, { body })
    return { body: { studentId: ben.id, jobId, profileType: 'recruiter' } }
  },
}

const words: Record<string, string> = { none: 'NotSignedIn', ended: 'SessionEnded', no: 'Forbidden', hidden: 'NotFound' }

const [header, ...lines] = matrix.split('\n').filter((line) => line.trim() !== '')
const rows = lines.map((line) => {
  const all = line.trim().split(/\s+/)
  const cells = all.slice(-callers.length).map((cell, at) => [callers[at]!, words[cell] ?? cell])
  return { use: all.slice(0, -callers.length).join(' '), expected: Object.fromEntries(cells) }
})
const callOf = (use: string) => calls.find(({ name }) => name === use.split(' ')[0])!.call

let world: World
beforeAll(async () => {
  world = await startWorld()
})
// What is limited in number is not limited from one call to the next.
beforeEach(() => world.server.clock.advance(HOURS))
afterAll(() => world.close())

test('every call has a row, and every row a call', () => {
  expect(header!.trim().split(/\s+/)).toEqual(callers)
  expect(new Set(rows.map(({ use }) => use.split(' ')[0]))).toEqual(new Set(calls.map(({ name }) => name)))
})

test.each(rows)('$use', async ({ use, expected }) => {
  const call = callOf(use)
  const answers: Partial<Record<Caller, string>> = {}
  for (const caller of callers) {
    const input = (await inputsOfUses[use]?.(world)) ?? (await validInput(world, call))
    const { code, text } = await ask(world, call, input, await tokenFor(world, caller))
    answers[caller] = code
    const isPublic = call.description.access.who === 'anyone'
    if (caller === 'blocked' && !isPublic) expect(text, 'shows a person to somebody whom they block').not.toContain(world.ada.id)
  }
  expect(answers).toEqual(expected)
})
