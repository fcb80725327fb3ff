import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { importPaths } from '@trellis/contract/memberImports/importScreens.ts'
import { paths } from '@trellis/contract/screens.ts'
import { listedStates } from '@trellis/contract/postings/linkStates.ts'

/** Whose screens are shown: somebody of the demonstration's cast, somebody new with nothing yet, or a visitor. */
export type Viewer = 'visitor' | 'student' | 'newStudent' | 'employer' | 'newEmployer' | 'advisor' | 'newAdvisor' | 'superUser'

/** What addresses name beside words: who looks, somebody else, a job, and a group. */
export interface Ids {
  readonly self: string
  readonly other: string
  readonly job: string
  readonly group: string
  /** A group to which people are invited. */
  readonly byInvitation: string
  /** A group in which mentors are assigned, and its mentoring group. */
  readonly mentored: string
  readonly mentoringGroup: string
}

const addresses = { ...paths, ...groupPaths, ...importPaths }
type Path = keyof typeof addresses

/** A screen of the gallery. Its address is made of the path's and of what is asked of it in addition. */
export interface Screen {
  readonly name: string
  readonly path: Path
  readonly address: (ids: Ids) => string
  /** An address does not lead there: the sign-up's first step has to be filled in before. */
  readonly afterSignUp?: true
}

/** The screens of one area, as one kind of person sees them. */
export interface Area {
  readonly viewer: Viewer
  readonly area: string
  readonly screens: readonly Screen[]
}

export const viewerNames: Record<Viewer, string> = {
  visitor: 'A visitor',
  student: 'A student',
  newStudent: 'A new student',
  employer: 'An employer',
  newEmployer: 'A new employer',
  advisor: 'An advisor',
  newAdvisor: 'An advisor who waits for approval',
  superUser: 'A super-user',
}

/** A word that finds some, and one that finds nothing. */
const [PHRASE, NO_PHRASE] = ['robotics', 'nothing-like-it']
/** What no mailed link ends with. */
const HASH = '0'.repeat(32)

function screen<P extends Path>(
  name: string,
  path: P,
  parameters: (ids: Ids) => Parameters<(typeof addresses)[P]> = () => [] as unknown as Parameters<(typeof addresses)[P]>,
  query: (ids: Ids) => string = () => '',
): Screen {
  const build = addresses[path] as (...parameters: Parameters<(typeof addresses)[P]>) => string
  return { name, path, address: (ids) => build(...parameters(ids)) + query(ids) }
}

const titled = (list: string): string => list[0]!.toUpperCase() + list.slice(1)
const peopleLists = { rolemodels: 'Role models', likeme: 'Like me', following: 'Following', followers: 'Followers', blocked: 'Blocked' }

const about = [screen('Notifications', 'notifications'), screen('Settings', 'settings')]

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
  {
    viewer: 'advisor',
    area: 'Groups',
    screens: [
      screen('My groups', 'groupadminGroups', ({ self }) => [self]),
      screen('Create a group', 'createGroup', ({ self }) => [self]),
      screen('Manage a group', 'manageGroup', ({ self, group }) => [self, group]),
      screen('Cohorts of a group', 'cohorts', ({ self, group }) => [self, group]),
      screen(
        'Invitations of a group',
        'manageGroup',
        ({ self, byInvitation }) => [self, byInvitation],
        () => '?part=invitations',
      ),
      screen('Join code of a group', 'joinCode', ({ self, group }) => [self, group]),
      screen('Mentoring groups of a group', 'mentoring', ({ self, group }) => [self, group]),
      screen('Jobs of a group', 'jobsOfGroup', ({ self, group }) => [self, group]),
      screen('Jobs found for a group', 'findForGroup', ({ self, group }) => [self, group, PHRASE, 'jobs']),
      screen('Advisors of a group', 'groupAdvisors', ({ self, group }) => [self, group]),
      screen(
        'Employers of a group',
        'manageGroup',
        ({ self, group }) => [self, group],
        () => '?part=employers',
      ),
      screen('Copy a group', 'cloneGroup', ({ self, group }) => [self, group]),
      screen('A group that is not there', 'manageGroup', ({ self }) => [self, 'nothing-here']),
    ],
  },
  {
    viewer: 'advisor',
    area: 'Members',
    screens: [
      ...listedStates.map((list) => screen(`${titled(list)} people`, 'members', ({ self, group }) => [self, group, list])),
      screen('Search among everybody', 'membersSearch', ({ self, group }) => [self, group, PHRASE]),
      screen('Import members', 'importMembers', ({ self, group }) => [self, group]),
    ],
  },
  {
    viewer: 'advisor',
    area: 'Mentoring',
    screens: (['mentees', 'mentors', 'pairs', 'options'] as const).map((list) =>
      screen(
        titled(list),
        'mentoring',
        ({ self, mentored }) => [self, mentored],
        ({ mentoringGroup }) => `?open=${mentoringGroup}&list=${list}`,
      ),
    ),
  },
  { viewer: 'advisor', area: 'Account', screens: [screen('My profile', 'groupadminProfile', ({ self }) => [self]), ...about] },
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
