import { Button, Group } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { GroupJob } from '@trellis/contract/groups/internships.calls.ts'
import { useState } from 'react'
import { isMissing } from '../../../api/failure.ts'
import { useLeaveIfForbidden } from '../../../postings/forbidden.ts'
import { PagedList } from '../../../ui/lists/PagedList.tsx'
import { SearchBox } from '../../../ui/lists/SearchBox.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useCohorts } from '../cohorts/cohortQueries.ts'
import { GroupGone } from '../GroupGone.tsx'
import { GroupHead } from '../GroupHead.tsx'
import { useGroup } from '../groupQueries.ts'
import page from '../ManageGroup.module.css'
import { ForWhomFields } from './ForWhomFields.tsx'
import { JobCardOfGroup } from './JobCardOfGroup.tsx'
import { jobsOfGroupQuery } from './jobQueries.ts'
import classes from './Jobs.module.css'
import type { JobsSearch } from './jobsSearch.ts'
import { targetsOf, targetWords, whoReadsIt } from './jobWords.ts'
import { TargetChoice } from './TargetChoice.tsx'
import { useJobChoices } from './useJobChoices.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly search: JobsSearch
  readonly onSearch: (search: JobsSearch) => void
}

/** The jobs that a group offers its members, for its advisors: all, or those of a cohort. */
export function JobsOfGroupScreen({ userId, groupId, search, onSearch }: Props) {
  const navigate = useNavigate()
  const group = useGroup(groupId)
  const { data: known, error } = useCohorts(groupId, userId)
  const cohorts = known ?? []
  // One that is deleted meanwhile narrows nothing.
  const cohort = known === undefined || known.some(({ _id }) => _id === search.cohort) ? search.cohort : undefined
  const query = useInfiniteQuery(jobsOfGroupQuery(groupId, cohort))
  const choices = useJobChoices(groupId)
  const [opened, setOpened] = useState<string>()
  const isLeaving = useLeaveIfForbidden(group.error, query.error, error)
  if (isLeaving) return null
  if (isMissing(group.error)) return <GroupGone userId={userId} />
  const pages = query.data?.pages ?? []
  const find = (phrase: string) =>
    void navigate({ to: groupPaths.findForGroup(userId, groupId, phrase === '' ? '-' : phrase, 'jobs'), search: cohort ? { cohort } : {} })
  const row = (job: GroupJob) => {
    const { name, companyInstitution } = job._source.generalInfo
    const isOpened = opened === job._id
    const all = targetsOf(job)
    return (
      <JobCardOfGroup
        key={job._id}
        job={job}
        whoReadsIt={whoReadsIt(job, companyInstitution, cohorts)}
        buttons={
          <Group gap={4}>
            <Button
              variant="default"
              size="compact-md"
              aria-expanded={isOpened}
              aria-label={`For whom: ${name}`}
              onClick={() => setOpened(isOpened ? undefined : job._id)}
            >
              For whom
            </Button>
            {all.length > 0 && (
              <Button
                variant="subtle"
                size="compact-md"
                disabled={choices.isBusy(job._id)}
                aria-label={`Remove ${name}`}
                onClick={() =>
                  void choices.remove(
                    { id: job._id, name },
                    cohort === undefined ? all : [cohort],
                    cohort === undefined ? 'anybody' : targetWords(cohort, cohorts),
                  )
                }
              >
                Remove
              </Button>
            )}
          </Group>
        }
      >
        {isOpened && <ForWhomFields {...{ job, cohorts, choices }} />}
      </JobCardOfGroup>
    )
  }
  const whom = targetWords(cohort, cohorts)
  return (
    <div className={page.page}>
      <GroupHead {...{ userId, groupId }} group={group.data} current="jobs" />
      <div className={classes.tools}>
        <SearchBox label="Find jobs to add" placeholder="Find jobs to add" initial="" onSearch={find} />
        <TargetChoice
          label="Show"
          everybody="All jobs of the group"
          {...{ cohorts }}
          chosen={cohort}
          onChoose={(one) => onSearch(one === undefined ? {} : { cohort: one })}
        />
      </div>
      <PagedList
        query={query}
        items={pages.flatMap(({ items }) => items)}
        total={pages[0]?.total ?? 0}
        nouns={['open job', 'open jobs']}
        row={row}
        empty={
          <EmptyState
            title={cohort === undefined ? 'No jobs here yet' : `No jobs for ${whom} yet`}
            action={<Button onClick={() => find('')}>Look at all open jobs</Button>}
          >
            Find jobs and internships above, and add them for everybody or for a cohort. Members see them on the page of the group. Jobs
            that employers offer to its members alone are listed here by themselves.
          </EmptyState>
        }
        end="Jobs that are closed leave this list by themselves."
      />
    </div>
  )
}
