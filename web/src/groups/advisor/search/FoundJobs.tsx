import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { CohortRecord } from '@trellis/contract/groups/cohorts.ts'
import { useLeaveIfForbidden } from '../../../postings/forbidden.ts'
import { PagedList } from '../../../ui/lists/PagedList.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { JobCardOfGroup } from '../jobs/JobCardOfGroup.tsx'
import { EVERYBODY, isFor, type Target, targetWords, whoReadsIt } from '../jobs/jobWords.ts'
import { TargetChoice } from '../jobs/TargetChoice.tsx'
import { useJobChoices } from '../jobs/useJobChoices.ts'
import { foundJobsQuery } from './searchQueries.ts'

interface Props {
  readonly groupId: string
  readonly phrase: string
  readonly cohorts: readonly CohortRecord[]
  /** For whom jobs are added. */
  readonly target: Target
  readonly onTarget: (target: Target) => void
}

/** Jobs that are found, to be added to the group, or to one of its cohorts. */
export function FoundJobs({ groupId, phrase, cohorts, target, onTarget }: Props) {
  const query = useInfiniteQuery(foundJobsQuery(groupId, phrase))
  const choices = useJobChoices(groupId)
  const isLeaving = useLeaveIfForbidden(query.error)
  if (isLeaving) return null
  const pages = query.data?.pages ?? []
  const whom = targetWords(target, cohorts)
  return (
    <>
      <TargetChoice
        label="Add jobs for"
        everybody={EVERYBODY}
        cohorts={cohorts.filter(({ archived }) => !archived)}
        chosen={target}
        onChoose={onTarget}
      />
      <PagedList
        query={query}
        items={pages.flatMap(({ hits }) => hits.hits)}
        total={pages[0]?.hits.total ?? 0}
        nouns={['open job', 'open jobs']}
        row={(job) => {
          const { name, companyInstitution } = job._source.generalInfo
          const named = { id: job._id, name }
          const isThere = isFor(job, target)
          return (
            <JobCardOfGroup
              key={job._id}
              job={job}
              whoReadsIt={whoReadsIt(job, companyInstitution, cohorts)}
              buttons={
                <Button
                  variant={isThere ? 'default' : 'filled'}
                  size="compact-md"
                  aria-busy={choices.isBusy(job._id)}
                  aria-label={`${isThere ? 'Remove' : 'Add'} ${name} for ${whom}`}
                  onClick={() => {
                    if (choices.isBusy(job._id)) return
                    void (isThere ? choices.remove(named, [target], whom) : choices.add(named, target, whom))
                  }}
                >
                  {isThere ? 'Remove' : 'Add'}
                </Button>
              }
            />
          )
        }}
        empty={<EmptyState title="No open job found">Try fewer words, or check the spelling.</EmptyState>}
        end="That is every open job found."
      />
    </>
  )
}
