import { listedStates } from '@trellis/contract/postings/linkStates.ts'
import { about, type Area, PHRASE, screen, titled } from './screen.ts'

/** What advisors see. */
export const ofAdvisor: readonly Area[] = [
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
    screens: [
      ...(['mentees', 'mentors', 'pairs', 'internships', 'living', 'options'] as const).map((list) =>
        screen(
          titled(list),
          'mentoring',
          ({ self, mentored }) => [self, mentored],
          ({ mentoringGroup }) => `?open=${mentoringGroup}&list=${list}`,
        ),
      ),
      screen(
        'Dashboard',
        'dashboard',
        ({ self, mentored }) => [self, mentored],
        ({ mentoringGroup }) => `?open=${mentoringGroup}`,
      ),
    ],
  },
  { viewer: 'advisor', area: 'Account', screens: [screen('My profile', 'groupadminProfile', ({ self }) => [self]), ...about] },
]
