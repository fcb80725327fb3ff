import { useInfiniteQuery } from '@tanstack/react-query'
import type { MentoringGroup, MentoringJob } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { paths } from '@trellis/contract/screens.ts'
import { useState } from 'react'
import { useLeaveIfForbidden } from '../../postings/forbidden.ts'
import { AddPanel } from './AddPanel.tsx'
import { type Filter, jobCandidatesQuery, jobsQuery } from './mentoringQueries.ts'
import { goesAlongWords, jobsWords, menteesWords } from './mentoringWords.ts'
import { PartList, PartRow } from './PartList.tsx'
import type { MentoringActions } from './useMentoringActions.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly group: MentoringGroup
  readonly actions: MentoringActions
}

/** The jobs of a mentoring group, each to be taken out, and more of the group's to be added. */
export function JobsPart({ userId, groupId, group, actions }: Props) {
  const query = useInfiniteQuery(jobsQuery(groupId, group._id))
  const [isAdding, setAdding] = useState(false)
  const [filter, setFilter] = useState<Filter>({ name: '', cohort: undefined })
  const candidates = useInfiniteQuery({ ...jobCandidatesQuery(groupId, group._id, filter), enabled: isAdding })
  const isLeaving = useLeaveIfForbidden(query.error)
  if (isLeaving) return null
  const pages = candidates.data?.pages ?? []
  return (
    <PartList
      {...{ query, isAdding }}
      onAdd={() => setAdding(true)}
      items={query.data?.pages.flatMap(({ items }) => items) ?? []}
      nouns={['job', 'jobs']}
      row={(job) => <Row key={job._id} {...{ group, job, actions }} />}
      isArchived={group.archived}
      addLabel="Add jobs"
      panel={
        <AddPanel
          {...{ userId, groupId, filter }}
          title="Add jobs"
          words={jobsWords}
          searchLabel="Find jobs of the group"
          onFilter={setFilter}
          query={candidates}
          found={pages.flatMap(({ items }) =>
            items.map(({ _id, _source: { generalInfo } }) => ({
              id: _id,
              name: generalInfo.name,
              more: generalInfo.companyInstitution,
            })),
          )}
          total={pages[0]?.total ?? 0}
          whyNone="No other open job of the group is left. Add jobs to the group on the screen Jobs first."
          isBusy={actions.isBusy}
          onAdd={(chosen) => actions.addJobs(group._id, chosen)}
          onClose={() => setAdding(false)}
        />
      }
      empty={{
        title: 'No jobs yet',
        words: 'Choose among the open jobs of the group those that mentees are assigned to. A job that is closed leaves this by itself.',
      }}
    />
  )
}

interface RowProps extends Pick<Props, 'group' | 'actions'> {
  readonly job: MentoringJob
}

function Row({ group, job, actions }: RowProps) {
  const { name, companyInstitution } = job._source.generalInfo
  const places = `For ${menteesWords(job.capacity)}${job.capacitySet === null ? '' : ' · set by an advisor'}`
  return (
    <PartRow
      name={name}
      address={paths.publicJob(job._id)}
      lines={[[companyInstitution, places].filter(Boolean).join(' · ')]}
      {...(!group.archived && {
        places: {
          label: `Places of ${name}`,
          stored: job.capacitySet,
          question: `How many mentees ${name} is for at most`,
          hint: `Leave it empty for the usual ${group._source.options.jobCapacity}.`,
          onStore: (capacity) => actions.update(group, { jobs: [{ id: job._id, capacity }] }),
        },
      })}
      isBusy={actions.isBusy}
      goesAlong={job.hasPairs ? goesAlongWords('job') : undefined}
      onTakeOut={group.archived ? undefined : () => actions.takeJobOut(group._id, { id: job._id, name, isFinal: job.hasPairs })}
    />
  )
}
