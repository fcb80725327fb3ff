import { listedStates } from '@trellis/contract/postings/linkStates.ts'
import { ofAdvisor } from './ofAdvisor.ts'
import { about, type Area, HASH, NO_PHRASE, PHRASE, type Screen, screen, titled } from './screen.ts'

const peopleLists = {
  rolemodels: 'Role models',
  likeme: 'Like me',
  following: 'Following',
  followers: 'Followers',
  blocked: 'Blocked',
  removed: 'Not for me',
}

function people(phrase: string): Screen[] {
  return [
    ...(Object.keys(peopleLists) as (keyof typeof peopleLists)[]).map((sub) =>
      screen(peopleLists[sub], 'students', ({ self }) => [self, sub]),
    ),
    screen('Search among role models', 'studentsSearch', ({ self }) => [self, phrase]),
    screen('Everybody', 'people', ({ self }) => [self]),
    screen('Search among everybody', 'peopleSearch', ({ self }) => [self, 'profile', phrase]),
  ]
}

function jobs(phrase: string): Screen[] {
  return [
    ...listedStates.map((list) => screen(`${titled(list)} jobs`, 'jobs', ({ self }) => [self, list])),
    screen('Search among jobs', 'jobsSearch', ({ self }) => [self, phrase]),
    screen('One job', 'job', ({ self, job }) => [self, job]),
    screen('A job that is not there', 'job', ({ self }) => [self, 'nothing-here']),
  ]
}

function groups(phrase: string): Screen[] {
  return [
    ...listedStates.map((list) => screen(`${titled(list)} groups`, 'groups', ({ self }) => [self, list])),
    screen('Search among groups', 'groupsSearch', ({ self }) => [self, phrase]),
    screen('A group that is not there', 'group', ({ self }) => [self, 'nothing-here']),
  ]
}

const bio = [
  screen('Bio', 'bio', ({ self }) => [self]),
  screen(
    'Skills of the bio',
    'bio',
    ({ self }) => [self],
    () => '?tag=edit',
  ),
  screen('Own profile as others see it', 'preview', ({ self }) => [self]),
]

/** Only of who is new: a bio says for long whether somebody has gone through it. */
const firstVisit = [1, 2, 3, 4].map((step) => screen(`First visit, step ${step}`, 'firstVisit', ({ self }) => [self, step]))

export const gallery: readonly Area[] = [
  {
    viewer: 'visitor',
    area: 'Students',
    screens: [
      screen('Landing', 'landing'),
      screen('Job that everybody may read', 'publicJob', ({ job }) => [job]),
      screen('Sign in', 'login'),
      screen('Sign up', 'signUp'),
      { ...screen('Sign up, second step', 'signUpInfo'), afterSignUp: true },
      screen('Verify the e-mail', 'verifyEmail'),
      screen('Mailed link', 'openVerificationLink', () => ['student', HASH]),
      screen('Mailed link, once more', 'resendVerification'),
      screen('Forgotten password', 'forgotPassword'),
      screen('New password', 'changePassword', () => [HASH]),
      screen('No more invitations', 'stopInvitations', () => [HASH]),
      screen('Is it a good fit', 'goodFit', () => [HASH]),
      screen('Help', 'help'),
    ],
  },
  {
    viewer: 'visitor',
    area: 'Employers',
    screens: [
      screen('Landing of employers', 'employer'),
      screen('Sign in as an employer', 'employerLogin'),
      screen('Sign up as an employer', 'employerSignUp'),
      screen('Mailed link for an employer, once more', 'employerResendVerification'),
      screen('Forgotten password of an employer', 'employerForgotPassword'),
      screen('New password of an employer', 'employerChangePassword', () => [HASH]),
      screen('Help for employers', 'employerHelp'),
    ],
  },
  {
    viewer: 'visitor',
    area: 'Advisors',
    screens: [
      screen('Landing of advisors', 'groupadmin'),
      screen('Sign in as an advisor', 'groupadminLogin'),
      screen('Sign up as an advisor', 'groupadminSignUp'),
      screen('Mailed link for an advisor, once more', 'groupadminResendVerification'),
      screen('Forgotten password of an advisor', 'groupadminForgotPassword'),
      screen('New password of an advisor', 'groupadminChangePassword', () => [HASH]),
      screen('Help for advisors', 'groupadminHelp'),
      screen('About', 'groupadminAbout'),
    ],
  },
  { viewer: 'student', area: 'Bio', screens: [...bio, screen('Genome', 'genome', ({ self }) => [self])] },
  {
    viewer: 'student',
    area: 'People',
    screens: [...people(PHRASE), screen('Somebody’s profile', 'preview', ({ other }) => [other])],
  },
  { viewer: 'student', area: 'Jobs', screens: [...jobs(PHRASE), ...about] },
  {
    viewer: 'student',
    area: 'Groups',
    screens: [
      ...groups(PHRASE),
      screen('One group', 'group', ({ self, group }) => [self, group]),
      screen('Join with a code', 'join', ({ self }) => [self]),
      screen('Jobs of a group', 'groupJobs', ({ self, group }) => [self, group]),
      screen('Mentoring in a group', 'ownMentoring', ({ self, group }) => [self, group]),
    ],
  },
  {
    viewer: 'newStudent',
    area: 'Bio',
    screens: [...bio.slice(0, 2), ...firstVisit, ...bio.slice(2), screen('Genome', 'genome', ({ self }) => [self]), ...about],
  },
  { viewer: 'newStudent', area: 'People', screens: people(NO_PHRASE) },
  { viewer: 'newStudent', area: 'Jobs', screens: jobs(NO_PHRASE) },
  { viewer: 'newStudent', area: 'Groups', screens: groups(NO_PHRASE) },
  {
    viewer: 'employer',
    area: 'Jobs',
    screens: [
      screen('My jobs', 'employerJobs', ({ self }) => [self]),
      screen('Post a job', 'postJob', ({ self }) => [self]),
      screen('Edit a job', 'editJob', ({ self, job }) => [self, job]),
      screen('Copy a job', 'cloneJob', ({ self, job }) => [self, job]),
      screen('My profile', 'employerProfile', ({ self }) => [self]),
      ...about,
    ],
  },
  {
    viewer: 'employer',
    area: 'Candidates',
    screens: [
      ...listedStates.map((list) => screen(`${titled(list)} candidates`, 'candidates', ({ self, job }) => [self, job, list])),
      screen('Search among everybody', 'candidatesSearch', ({ self, job }) => [self, job, PHRASE]),
      screen('Candidates of a job that is not there', 'candidates', ({ self }) => [self, 'nothing-here', 'applied']),
    ],
  },
  {
    viewer: 'employer',
    area: 'Groups',
    screens: [
      screen('My groups', 'employerGroups', ({ self }) => [self, 'accepted']),
      screen('Search among groups', 'employerGroupsSearch', ({ self }) => [self, PHRASE]),
    ],
  },
  {
    viewer: 'newEmployer',
    area: 'Jobs',
    screens: [
      screen('My jobs', 'employerJobs', ({ self }) => [self]),
      screen('Post a job', 'postJob', ({ self }) => [self]),
      screen('My profile', 'employerProfile', ({ self }) => [self]),
      ...about,
    ],
  },
  ...ofAdvisor,
  {
    viewer: 'newAdvisor',
    area: 'Account',
    screens: [
      screen('Waiting for approval', 'groupadminApproval', ({ self }) => [self]),
      screen('My profile', 'groupadminProfile', ({ self }) => [self]),
    ],
  },
  { viewer: 'superUser', area: 'Administration', screens: [screen('Advisors who wait', 'adminPage')] },
]

/** A screen's name in file names and in the list of looks. */
export const slugOf = ({ viewer, area }: Area, { name }: Screen): string =>
  `${viewer} ${area} ${name}`.replaceAll(/[^a-z\d]+/gi, '-').toLowerCase()

/** An address for readers: what it names of somebody's own stands in words. */
export const patternOf = ({ address }: Screen): string =>
  decodeURI(
    address({
      self: 'me',
      other: 'somebody',
      job: 'job',
      group: 'group',
      byInvitation: 'group',
      mentored: 'group',
      mentoringGroup: 'mentoring',
    }).replace(HASH, 'link'),
  )
