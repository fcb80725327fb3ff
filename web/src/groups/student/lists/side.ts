import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { ListedState } from '@trellis/contract/postings/linkStates.ts'
import type { ListTexts } from '../../../postings/lists/listTexts.ts'
import { usePerson } from '../../../session/session.ts'
import { groupLists, groupListsOfRecruiter } from './lists.ts'

/** What differs between those who join groups: students, for whom they are ranked, and recruiters. */
interface JoiningSide {
  readonly isStudent: boolean
  readonly lists: Partial<ListTexts>
  /** Where they begin, and what leads there. */
  readonly first: ListedState
  readonly toFirst: string
  readonly list: (userId: string, list: ListedState) => string
  readonly search: (userId: string, phrase: string) => string
}

const student: JoiningSide = {
  isStudent: true,
  lists: groupLists,
  first: 'suggested',
  toFirst: 'See groups for you',
  list: groupPaths.groups,
  search: groupPaths.groupsSearch,
}

const recruiter: JoiningSide = {
  isStudent: false,
  lists: groupListsOfRecruiter,
  first: 'accepted',
  toFirst: 'See my groups',
  list: groupPaths.employerGroups,
  search: groupPaths.employerGroupsSearch,
}

/** On which side whoever is signed in joins groups. */
export const useJoiningSide = (): JoiningSide => (usePerson().userType === 'recruiter' ? recruiter : student)
