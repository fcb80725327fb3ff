/** The address of the screen where a table of members is brought in: apart from those of groups, which screens load that have no way to it. */
export const importPaths = {
  importMembers: (userId: string, groupId: string) =>
    `/groupadmin/${encodeURIComponent(userId)}/${encodeURIComponent(groupId)}/members/accepted?import=true`,
} as const
