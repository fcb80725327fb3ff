import { useNavigate } from '@tanstack/react-router'
import { paths } from '@trellis/contract/screens.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ListTools } from '../../../ui/lists/ListTools.tsx'
import { Page } from '../../../ui/Page.tsx'
import { SearchBox } from '../../../ui/lists/SearchBox.tsx'
import { type JobFilters, readJobFilters } from './filters.ts'
import { FoundJobs } from './FoundJobs.tsx'
import { JobFilterForm } from './JobFilterForm.tsx'
import { JobsBeside, type Opened } from './JobsBeside.tsx'
import { JobTabs } from './JobTabs.tsx'

interface JobsSearchScreenProps extends Opened {
  readonly userId: string
  readonly phrase: string
  readonly filters: JobFilters
  readonly onFilter: (filters: JobFilters) => void
}

/** A search among all jobs that a student may see, those that fit them best first. */
export function JobsSearchScreen({ userId, phrase, filters, onFilter, ...opened }: JobsSearchScreenProps) {
  const navigate = useNavigate()
  const search = (typed: string) => {
    const to = typed === '' ? paths.jobs(userId, 'suggested') : paths.jobsSearch(userId, typed)
    void navigate({ to, search: readJobFilters({ ...filters }) })
  }
  return (
    <JobsBeside userId={userId} {...opened}>
      <Page title={`Search: ${phrase}`} width="table" isTabbed>
        <JobTabs userId={userId} current={undefined} />
        <ListTools>
          <SearchBox label="Search all jobs" placeholder="Title, company or skill" initial={phrase} onSearch={search} />
          <JobFilterForm filters={filters} onChange={onFilter} best="Best match" />
        </ListTools>
        <FoundJobs
          userId={userId}
          search={{ list: '', keyword: phrase, filters }}
          empty={<EmptyState title="No job found">Try fewer words, check the spelling, or take a filter away.</EmptyState>}
        />
      </Page>
    </JobsBeside>
  )
}
