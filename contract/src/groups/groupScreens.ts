import type { ListedState } from '../postings/linkStates.ts'

const part = encodeURIComponent

/** The addresses of the screens of groups: apart from {@link paths}, which the first screen of a visitor loads. */
export const groupPaths = {
  groups: (userId: string, bucket: ListedState) => `/groups/${part(userId)}/${bucket}`,
  groupsSearch: (userId: string, phrase: string) => `/groups/${part(userId)}/search/${part(phrase)}`,
  /** The page of one group, with what this viewer sees of it. */
  group: (userId: string, groupId: string) => `/groups/${part(userId)}/${part(groupId)}/about`,
  /** A recruiter's groups. */
  employerGroups: (userId: string, bucket: ListedState) => `/employer/${part(userId)}/groups/${bucket}`,
  employerGroupsSearch: (userId: string, phrase: string) => `/employer/${part(userId)}/groups/search/${part(phrase)}`,
  createGroup: (userId: string) => `/groupadmin/${part(userId)}/creategroup`,
  manageGroup: (userId: string, groupId: string) => `/groupadmin/${part(userId)}/${part(groupId)}/manage`,
  /** Its cohorts, on the same screen. */
  cohorts: (userId: string, groupId: string) => `/groupadmin/${part(userId)}/${part(groupId)}/manage?part=cohorts`,
  /** A new draft that starts from what another group tells. */
  cloneGroup: (userId: string, groupId: string) => `/groupadmin/${part(userId)}/${part(groupId)}/manage?clone=true`,
  members: (userId: string, groupId: string, bucket: ListedState) => `/groupadmin/${part(userId)}/${part(groupId)}/members/${bucket}`,
  membersSearch: (userId: string, groupId: string, phrase: string) =>
    `/groupadmin/${part(userId)}/${part(groupId)}/members/search/${part(phrase)}`,
  /** Where the link of an invitation leads. */
  invitation: (groupId: string, token: string) => `/signUp?groupId=${part(groupId)}&invitation=${part(token)}`,
  /** Where whoever got an invitation says that they want no more. */
  stopInvitations: (token: string) => `/stopInvitations?token=${part(token)}`,
} as const
