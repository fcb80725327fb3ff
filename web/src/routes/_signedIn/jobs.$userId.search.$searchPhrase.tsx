import { createFileRoute } from '@tanstack/react-router'
import { noFilters, readJobFilters } from '../../jobs/student/lists/filters.ts'
import { JobsSearchScreen } from '../../jobs/student/lists/JobsSearchScreen.tsx'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { listCountsQuery } from '../../postings/lists/counts.ts'
import { readOpen } from '../../ui/lists/opening.ts'
import { findJobsQuery, jobQuery } from '../../jobs/student/queries.ts'
import { genomeQuery } from '../../genome/useGenome.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/jobs/$userId/search/$searchPhrase')({
  validateSearch: (query) => ({ ...readJobFilters(query), ...readOpen(query) }),
  loader: ({ preload, cause, params: { userId, searchPhrase }, location: { search } }) => {
    const { open } = readOpen({ ...search })
    const filters = { ...noFilters, ...readJobFilters({ ...search }) }
    const found = findJobsQuery(userId, { list: '', keyword: searchPhrase.slice(0, 200), filters })
    if (open !== undefined) requestFirstData(preload, jobQuery(open, userId), genomeQuery(userId))
    // The list stays as it is while one after the other is opened.
    if (open !== undefined && cause === 'stay') return
    requestFirstData(preload, found, listCountsQuery(JOB, userId))
  },
  component: Screen,
})

function Screen() {
  const { userId, searchPhrase } = Route.useParams()
  const search = Route.useSearch({ select: readJobFilters })
  const { open } = Route.useSearch({ select: readOpen })
  const navigate = Route.useNavigate()
  return (
    <JobsSearchScreen
      userId={userId}
      phrase={searchPhrase.slice(0, 200)}
      filters={{ ...noFilters, ...search }}
      open={open}
      onOpen={(id, isFirst) =>
        void navigate({ search: { ...search, ...(id !== undefined && { open: id }) }, replace: !isFirst, resetScroll: false })
      }
      onFilter={(filters) => void navigate({ search: readJobFilters({ ...filters }), replace: true })}
    />
  )
}
