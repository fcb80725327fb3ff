import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { MentoringGroup, MentoringJob } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLeaveIfForbidden } from '../../postings/forbidden.ts'
import { PagedList } from '../../ui/lists/PagedList.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { AddPanel } from './AddPanel.tsx'
import { CapacityForm } from './CapacityForm.tsx'
import classes from './Mentoring.module.css'
import { type Filter, jobCandidatesQuery, jobsQuery } from './mentoringQueries.ts'
import { jobsWords, menteesWords } from './mentoringWords.ts'
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
  const addButton = useRef<HTMLButtonElement>(null)
  const isLeaving = useLeaveIfForbidden(query.error)
  if (isLeaving) return null
  const close = () => {
    flushSync(() => setAdding(false))
    addButton.current?.focus()
  }
  const jobs = query.data?.pages.flatMap(({ items }) => items) ?? []
  const pages = candidates.data?.pages ?? []
  const add = !group.archived && !isAdding && (
    <Button ref={addButton} onClick={() => setAdding(true)}>
      Add jobs
    </Button>
  )
  return (
    <div className={classes.all}>
      {jobs.length > 0 && add && <div className={classes.actions}>{add}</div>}
      {isAdding && (
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
          onClose={close}
        />
      )}
      {!(isAdding && query.data !== undefined && jobs.length === 0) && (
        <PagedList
          query={query}
          items={jobs}
          total={query.data?.pages[0]?.total ?? 0}
          nouns={['job', 'jobs']}
          row={(job) => <Row key={job._id} {...{ group, job, actions }} />}
          empty={
            <EmptyState title="No jobs yet" action={add || undefined}>
              Choose among the open jobs of the group those that mentees are assigned to. A job that is closed leaves this by itself.
            </EmptyState>
          }
        />
      )}
    </div>
  )
}

interface RowProps extends Pick<Props, 'group' | 'actions'> {
  readonly job: MentoringJob
}

function Row({ group, job, actions }: RowProps) {
  const [isSetting, setSetting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { name, companyInstitution } = job._source.generalInfo
  const close = () => {
    flushSync(() => setSetting(false))
    button.current?.focus()
  }
  const places = `For ${menteesWords(job.capacity)}${job.capacitySet === null ? '' : ' · set by an advisor'}`
  return (
    <article className={classes.row} aria-label={name} tabIndex={-1}>
      <div className={classes.who}>
        <b>{name}</b>
        <p>{[companyInstitution, places].filter(Boolean).join(' · ')}</p>
      </div>
      {!group.archived && (
        <Button
          ref={button}
          variant="subtle"
          aria-expanded={isSetting}
          aria-label={`Places of ${name}`}
          onClick={() => setSetting(!isSetting)}
        >
          Places
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        disabled={actions.isBusy}
        aria-label={`Take out ${name}`}
        onClick={() => void actions.takeJobOut(group._id, { id: job._id, name })}
      >
        Take out
      </Button>
      {isSetting && (
        <CapacityForm
          stored={job.capacitySet}
          label={`How many mentees ${name} is for at most`}
          hint={`Leave it empty for the usual ${group._source.options.jobCapacity}.`}
          onStore={(capacity) => actions.update(group, { jobs: [{ id: job._id, capacity }] })}
          onDone={close}
        />
      )}
    </article>
  )
}
