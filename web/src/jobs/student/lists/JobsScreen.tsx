import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListedState } from '@trellis/contract/postings/linkStates.ts'
import { paths } from '@trellis/contract/screens.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { ListTools } from '../../../ui/lists/ListTools.tsx'
import { Page } from '../../../ui/Page.tsx'
import { SearchBox } from '../../../ui/lists/SearchBox.tsx'
import { NoJobs } from '../NoJobs.tsx'
import { ClosestJobs } from './ClosestJobs.tsx'
import { isFiltered, type JobFilters, readJobFilters } from './filters.ts'
import { FoundJobs } from './FoundJobs.tsx'
import { JobFilterForm } from './JobFilterForm.tsx'
import { JobsBeside, type Opened } from './JobsBeside.tsx'
import { JobTabs } from './JobTabs.tsx'
import { jobLists } from './lists.ts'

interface JobsScreenProps extends Opened {
  readonly userId: string
  readonly list: ListedState
  readonly filters: JobFilters
  readonly onFilter: (filters: JobFilters) => void
}

/** One of a student's lists of jobs: suggested, contacted, applied, saved, accepted, turned down. */
export function JobsScreen({ userId, list, filters, onFilter, ...opened }: JobsScreenProps) {
  const navigate = useNavigate()
  const { title, subtitle } = jobLists[list]
  const search = (phrase: string) => {
    if (phrase !== '') void navigate({ to: paths.jobsSearch(userId, phrase), search: readJobFilters({ ...filters }) })
  }
  return (
    <JobsBeside userId={userId} {...opened}>
      <Page title={title} subtitle={subtitle} width="table" isTabbed>
        <JobTabs userId={userId} current={list} />
        <ListTools>
          <SearchBox label="Search all jobs" placeholder="Title, company or skill" initial="" onSearch={search} />
          <JobFilterForm
            key={`filters ${list}`}
            filters={filters}
            onChange={onFilter}
            best={list === 'suggested' ? 'Best match' : 'Latest change'}
          />
        </ListTools>
        <FoundJobs
          key={list}
          userId={userId}
          search={{ list, keyword: '', filters }}
          empty={<Nothing userId={userId} list={list} filters={filters} />}
        />
      </Page>
    </JobsBeside>
  )
}

interface NothingProps {
  readonly userId: string
  readonly list: ListedState
  readonly filters: JobFilters
}

function Nothing({ userId, list, filters }: NothingProps) {
  if (isFiltered(filters)) {
    return (
      <EmptyState
        title="No job fits these filters"
        action={filters.near && <ButtonLink to={paths.bio(userId)}>Say where you are</ButtonLink>}
      >
        Take one away, or clear them all.
        {filters.near && ' Near you are the jobs in the city and the state that your bio names.'}
      </EmptyState>
    )
  }
  const actions: Record<ListedState, ReactNode> = {
    suggested: <ButtonLink to={paths.bio(userId)}>Go to my bio</ButtonLink>,
    contacted: <ButtonLink to={paths.jobs(userId, 'suggested')}>See jobs for you</ButtonLink>,
    applied: <ButtonLink to={paths.jobs(userId, 'suggested')}>See jobs for you</ButtonLink>,
    saved: <ButtonLink to={paths.jobs(userId, 'suggested')}>See jobs for you</ButtonLink>,
    accepted: <ButtonLink to={paths.jobs(userId, 'applied')}>See what you applied to</ButtonLink>,
    rejected: <ButtonLink to={paths.jobs(userId, 'suggested')}>See jobs for you</ButtonLink>,
  }
  const { emptyTitle, empty } = jobLists[list]
  const nothing = (
    <EmptyState title={emptyTitle} action={actions[list]}>
      {empty}
    </EmptyState>
  )
  if (list !== 'suggested') return nothing
  return (
    <>
      <NoJobs userId={userId} otherwise={nothing} action={actions.suggested} />
      <ClosestJobs userId={userId} />
    </>
  )
}
