import type { ListedState } from '../postings/linkStates.ts'
import { paths } from '../screens.ts'

const part = encodeURIComponent

/** What can be searched for a group, as its address says it. */
export type GroupIndexType = 'jobs' | 'people' | 'recruiters'

/** Where a mailed link with a secret leads. */
const withToken = (screen: string) => (token: string) => `${screen}?token=${part(token)}`

/** The addresses of the screens of groups: apart from {@link paths}, which the first screen of a visitor loads. */
export const groupPaths = {
  groups: (userId: string, bucket: ListedState) => `/groups/${part(userId)}/${bucket}`,
  groupsSearch: (userId: string, phrase: string) => `/groups/${part(userId)}/search/${part(phrase)}`,
  /** The page of one group, with what this viewer sees of it. */
  group: paths.group,
  /** Where a code is typed by which one joins a group. One that is given there is used at once. */
  join: (userId: string, code?: string) => `/groups/${part(userId)}/join${code === undefined ? '' : `?code=${part(code)}`}`,
  /** Where a code leads whoever has the picture of it, signed in or not. @param code with its hyphen, or it might be read as a number */
  joinByCode: (code: string) => `/signUp?code=${part(code)}`,
  /** The jobs that it offers its members. */
  groupJobs: (userId: string, groupId: string) => `/groups/${part(userId)}/${part(groupId)}/internships`,
  /** What a member tells for being assigned to others there. */
  ownMentoring: (userId: string, groupId: string) => `/groups/${part(userId)}/${part(groupId)}/mentoring`,
  /** A recruiter's groups. */
  employerGroups: (userId: string, bucket: ListedState) => `/employer/${part(userId)}/groups/${bucket}`,
  employerGroupsSearch: (userId: string, phrase: string) => `/employer/${part(userId)}/groups/search/${part(phrase)}`,
  createGroup: (userId: string) => `/groupadmin/${part(userId)}/creategroup`,
  manageGroup: (userId: string, groupId: string) => `/groupadmin/${part(userId)}/${part(groupId)}/manage`,
  /** Its cohorts, on the same screen. */
  cohorts: (userId: string, groupId: string) => `/groupadmin/${part(userId)}/${part(groupId)}/manage?part=cohorts`,
  /** Its join code, on the same screen. */
  joinCode: (userId: string, groupId: string) => `/groupadmin/${part(userId)}/${part(groupId)}/manage?part=code`,
  /** Who leads it, on the same screen. */
  groupAdvisors: (userId: string, groupId: string) => `/groupadmin/${part(userId)}/${part(groupId)}/manage?part=advisors`,
  /** A new draft that starts from what another group tells. */
  cloneGroup: (userId: string, groupId: string) => `/groupadmin/${part(userId)}/${part(groupId)}/manage?clone=true`,
  members: (userId: string, groupId: string, bucket: ListedState) => `/groupadmin/${part(userId)}/${part(groupId)}/members/${bucket}`,
  membersSearch: (userId: string, groupId: string, phrase: string) =>
    `/groupadmin/${part(userId)}/${part(groupId)}/members/search/${part(phrase)}`,
  /** The jobs that a group offers its members, for its advisors. */
  jobsOfGroup: (userId: string, groupId: string) => `/groupadmin/${part(userId)}/${part(groupId)}/jobs`,
  /** Its mentoring groups, for its advisors. */
  mentoring: (userId: string, groupId: string) => `/groupadmin/${part(userId)}/${part(groupId)}/mentoring`,
  /** Its mentoring groups in numbers. */
  dashboard: (userId: string, groupId: string) => `/groupadmin/${part(userId)}/${part(groupId)}/dashboard`,
  /** What an advisor finds for a group: people, recruiters or jobs. */
  findForGroup: (userId: string, groupId: string, phrase: string, indexType: GroupIndexType) =>
    `/groupadmin/${part(userId)}/${part(groupId)}/search/${part(phrase)}/${indexType}`,
  /** Where the link of an invitation leads. */
  invitation: (groupId: string, token: string) => `/signUp?groupId=${part(groupId)}&invitation=${part(token)}`,
  /** Where the mailed question leads whether a mentor, or mentee, is a good fit. */
  goodFit: withToken('/goodFit'),
  /** Where whoever got an invitation says that they want no more. */
  stopInvitations: withToken('/stopInvitations'),
} as const
