import type { GroupIndexType } from '@trellis/contract/groups/groupScreens.ts'

/** What can be searched for a group, in the order of their tabs. */
export const groupIndexTypes: readonly GroupIndexType[] = ['jobs', 'people', 'recruiters']
