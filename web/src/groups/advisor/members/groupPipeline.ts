import { getGroupOfPerson } from '@trellis/contract/groups/groups.calls.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import type { Act, Pipeline } from '../../../candidates/pipeline/pipeline.ts'
import { marksColumn, matchColumn, sinceColumn, skillsColumn } from '../../../candidates/rows/columns.tsx'
import { GroupGone } from '../GroupGone.tsx'
import { useGroup } from '../groupQueries.ts'
import { askForCohort } from './addingToCohort.ts'
import { CohortDialogs } from './CohortDialogs.tsx'
import { cohortsColumn } from './cohortsColumn.tsx'
import { findForGroup } from './findForGroup.ts'
import { MembersHead } from './MembersHead.tsx'
import { farewellWords, memberWords } from './memberWords.ts'

const addToCohort: Act = {
  label: 'Add to cohort',
  isFor: ({ link }) => link.state === 'accepted',
  whyNot: (name) => `Cohorts are of members, and ${name} is none.`,
  run: (_groupId, people) => askForCohort(people),
}

/** The people of a group, for its advisors. */
export const groupPipeline: Pipeline = {
  kind: GROUP,
  owner: 'advisor',
  words: memberWords,
  farewell: farewellWords,
  firstList: 'accepted',
  withResumes: false,
  columns: [
    cohortsColumn,
    skillsColumn('Skills of the group, strongest in', 'minmax(11rem, 4fr)'),
    matchColumn,
    { ...marksColumn, width: 'minmax(8rem, 2fr)' },
    sinceColumn,
  ],
  acts: [addToCohort],
  listAddress: groupPaths.members,
  searchAddress: groupPaths.membersSearch,
  find: findForGroup,
  personOf: (id, userId, signal) => call(getGroupOfPerson, { params: { id, userId }, query: { type: GROUP } }, { signal }),
  WithPosting: ({ postingId, children }) => children(useGroup(postingId)),
  refreshPosting(queries, groupId) {
    void queries.invalidateQueries({ queryKey: keys.group(groupId) })
    void queries.invalidateQueries({ queryKey: keys.everyOwnGroups(), refetchType: 'none' })
    // Whoever left the group left its cohorts.
    void queries.invalidateQueries({ queryKey: keys.cohorts(groupId) })
  },
  Head: MembersHead,
  Gone: GroupGone,
  Dialogs: CohortDialogs,
}
