import { expect, test } from 'vitest'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { paths } from '@trellis/contract/screens.ts'
import { navigation } from './navigation.ts'

/** The labels of the destinations to which an address further in belongs. */
const within = (type: 'student' | 'recruiter' | 'advisor', address: string) =>
  navigation[type]('me')
    .filter((destination) => destination.within?.test(address))
    .map(({ label }) => label)

test.each([paths.candidates('me', 'job', 'applied'), paths.candidatesSearch('me', 'job', 'robots'), paths.editJob('me', 'job')])(
  '%s belongs to an employer’s jobs',
  (address) => {
    expect(within('recruiter', address)).toEqual(['Jobs'])
  },
)

test.each([paths.postJob('me'), paths.employerProfile('me'), paths.notifications()])('%s stands for itself', (address) => {
  expect(within('recruiter', address)).toEqual([])
})

test.each([
  groupPaths.createGroup('me'),
  groupPaths.manageGroup('me', 'group'),
  groupPaths.members('me', 'group', 'accepted'),
  groupPaths.membersSearch('me', 'group', 'robots'),
  groupPaths.jobsOfGroup('me', 'group'),
  groupPaths.mentoring('me', 'group'),
  groupPaths.dashboard('me', 'group'),
])('%s belongs to an advisor’s groups', (address) => {
  expect(within('advisor', address)).toEqual(['Groups'])
})

test.each([paths.groupadminProfile('me'), paths.groupadminApproval('me')])('%s belongs to no group', (address) => {
  expect(within('advisor', address)).toEqual([])
})

test.each([paths.job('me', 'job'), paths.jobs('me', 'saved'), paths.jobsSearch('me', 'candidates')])(
  '%s belongs to a student’s jobs',
  (address) => {
    expect(within('student', address)).toEqual(['Jobs'])
  },
)

test.each([
  paths.students('me', 'rolemodels'),
  paths.students('me', 'blocked'),
  paths.studentsSearch('me', 'robots'),
  paths.people('me'),
  paths.peopleSearch('me', 'profile', 'robots'),
])('%s belongs to people', (address) => {
  expect(within('student', address)).toEqual(['People'])
})

test.each([groupPaths.groups('me', 'saved'), groupPaths.groupsSearch('me', 'robots'), groupPaths.group('me', 'group')])(
  '%s belongs to a student’s groups',
  (address) => {
    expect(within('student', address)).toEqual(['Groups'])
  },
)

test('a student’s groups begin with their own, where they have some', () => {
  const address = (isInGroups: boolean) => navigation.student('me', isInGroups).find(({ label }) => label === 'Groups')?.address
  expect([address(false), address(true)]).toEqual([groupPaths.groups('me', 'suggested'), groupPaths.groups('me', 'accepted')])
})

test.each([paths.bio('me'), paths.notifications(), paths.settings()])('%s belongs to no list', (address) => {
  expect(within('student', address)).toEqual([])
})
