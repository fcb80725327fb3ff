import { useNavigate } from '@tanstack/react-router'
import { type GroupIndexType, groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { isMissing } from '../../../api/failure.ts'
import { useLeaveIfForbidden } from '../../../postings/forbidden.ts'
import { TextLink } from '../../../ui/links.tsx'
import { SearchBox } from '../../../ui/lists/SearchBox.tsx'
import { TabRow } from '../../../ui/lists/TabRow.tsx'
import { useCohorts } from '../cohorts/cohortQueries.ts'
import { GroupGone } from '../GroupGone.tsx'
import { GroupHead } from '../GroupHead.tsx'
import { useGroup } from '../groupQueries.ts'
import type { JobsSearch } from '../jobs/jobsSearch.ts'
import page from '../ManageGroup.module.css'
import { FoundJobs } from './FoundJobs.tsx'
import { FoundPeople } from './FoundPeople.tsx'
import { FoundRecruiters } from './FoundRecruiters.tsx'
import { ALL } from './searchQueries.ts'
import { groupIndexTypes } from './indexTypes.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly phrase: string
  readonly indexType: GroupIndexType
  readonly search: JobsSearch
  readonly onSearch: (search: JobsSearch) => void
}

const labels: Record<GroupIndexType, string> = { jobs: 'Jobs', people: 'People', recruiters: 'Recruiters' }

const placeholders: Record<GroupIndexType, string> = {
  jobs: 'Title, company, place or skill',
  people: 'Name, school, work or skill',
  recruiters: 'Name or company',
}

/** What an advisor finds for a group by the same words: jobs, people, recruiters. */
export function FindForGroupScreen({ userId, groupId, phrase, indexType, search, onSearch }: Props) {
  const navigate = useNavigate()
  const group = useGroup(groupId)
  const { data: known, error } = useCohorts(groupId, userId)
  const isLeaving = useLeaveIfForbidden(group.error, error)
  if (isLeaving) return null
  if (isMissing(group.error)) return <GroupGone userId={userId} />
  const cohorts = known ?? []
  const target = known === undefined || known.some(({ _id, archived }) => _id === search.cohort && !archived) ? search.cohort : undefined
  const find = (words: string) =>
    void navigate({ to: groupPaths.findForGroup(userId, groupId, words === '' ? ALL : words, indexType), search: { ...search } })
  return (
    <div className={page.page}>
      <GroupHead {...{ userId, groupId }} group={group.data} current={indexType === 'jobs' ? 'jobs' : 'members'} />
      <SearchBox label="Find for this group" placeholder={placeholders[indexType]} initial={phrase === ALL ? '' : phrase} onSearch={find} />
      <TabRow label="What is found" current={indexType}>
        {groupIndexTypes.map((one) => (
          <TextLink
            key={one}
            to={groupPaths.findForGroup(userId, groupId, phrase, one)}
            search={{ ...search }}
            {...(one === indexType && { 'aria-current': 'page' })}
          >
            {labels[one]}
          </TextLink>
        ))}
      </TabRow>
      {indexType === 'jobs' && (
        <FoundJobs {...{ groupId, phrase, cohorts, target }} onTarget={(cohort) => onSearch(cohort === undefined ? {} : { cohort })} />
      )}
      {indexType === 'people' && <FoundPeople {...{ userId, groupId, phrase }} />}
      {indexType === 'recruiters' && <FoundRecruiters {...{ userId, groupId, phrase, search }} />}
    </div>
  )
}
