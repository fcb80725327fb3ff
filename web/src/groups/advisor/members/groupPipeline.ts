import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { getGroupOfPerson } from '@trellis/contract/groups/groups.calls.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import type { Act, Pipeline } from '../../../candidates/pipeline/pipeline.ts'
import type { CandidateColumn } from '../../../candidates/rows/columns.tsx'
import type { CandidateBucket } from '../../../jobs/employer/buckets.ts'
import { GroupGone } from '../GroupGone.tsx'
import { useGroup } from '../groupQueries.ts'
import { ask } from './asking.ts'
import { askingColumns, foundColumns, memberColumns, otherColumns } from './columns.tsx'
import { exportNamed } from './tools/exportPeople.ts'
import { findForGroup } from './findForGroup.ts'
import { MemberDialogs } from './MemberDialogs.tsx'
import { hiddenMark, memberMarks } from './memberMarks.ts'
import { MembersHead } from './MembersHead.tsx'
import { MembersTools } from './tools/MembersTools.tsx'
import { StandingFilters, standingWords } from './tools/StandingFilters.tsx'
import { farewellWords, memberWords } from './memberWords.ts'

const ofMembers = {
  isFor: ({ link }: Candidate) => link.state === 'accepted',
  whyNot: (name: string) => `This is for members, and ${name} is none.`,
}

const acts: readonly Act[] = [
  { ...ofMembers, label: 'Add to cohort', run: (people) => ask('cohort', people) },
  { ...ofMembers, label: 'Set role', run: (people) => ask('role', people) },
  {
    label: 'Hide profile',
    oneByOne: true,
    isFor: ({ link, inGroup }) => link.state === 'accepted' && link.flags.applied && inGroup?.profileHidden === null,
    whyNot: (name) => `The profile of ${name} is hidden already.`,
    run: (people) => ask('hide', people),
  },
  {
    label: 'Publish profile',
    oneByOne: true,
    isFor: ({ link, inGroup }) => link.state === 'accepted' && inGroup?.profileHidden === 'here',
    whyNot: (name) => `No advisor of this group hid the profile of ${name}.`,
    run: (people) => ask('publish', people),
  },
  { label: 'Export', isFor: () => true, whyNot: () => '', run: (people, groupId) => void exportNamed(groupId, people) },
]

const columnsOfLists: Readonly<Partial<Record<CandidateBucket | '', readonly CandidateColumn[]>>> = {
  accepted: memberColumns,
  applied: askingColumns,
  '': foundColumns,
}

/** The people of a group, for its advisors. */
export const groupPipeline: Pipeline = {
  kind: GROUP,
  owner: 'advisor',
  words: memberWords,
  farewell: farewellWords,
  firstList: 'accepted',
  withResumes: false,
  columnsOf: (list) => columnsOfLists[list] ?? otherColumns,
  acts,
  marksOf: memberMarks,
  rowMarksOf: hiddenMark,
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
  Tools: MembersTools,
  Filters: StandingFilters,
  filterWords: standingWords,
  Head: MembersHead,
  Gone: GroupGone,
  Dialogs: MemberDialogs,
}
