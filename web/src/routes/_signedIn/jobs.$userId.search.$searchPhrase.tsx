import { createFileRoute } from '@tanstack/react-router'
import { noFilters, readJobFilters } from '../../jobs/student/lists/filters.ts'
import { JobsSearchScreen } from '../../jobs/student/lists/JobsSearchScreen.tsx'
import { jobCountsQuery } from '../../jobs/student/lists/counts.ts'
import { findJobsQuery } from '../../jobs/student/queries.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/jobs/$userId/search/$searchPhrase')({
  validateSearch: readJobFilters,
  loader: ({ preload, params: { userId, searchPhrase }, location: { search } }) => {
    const filters = { ...noFilters, ...readJobFilters({ ...search }) }
    const found = findJobsQuery(userId, { list: '', keyword: searchPhrase.slice(0, 200), filters })
    requestFirstData(preload, found, jobCountsQuery(userId))
  },
  component: Screen,
})

function Screen() {
  const { userId, searchPhrase } = Route.useParams()
  const search = Route.useSearch({ select: readJobFilters })
  const navigate = Route.useNavigate()
  return (
    <JobsSearchScreen
      userId={userId}
      phrase={searchPhrase.slice(0, 200)}
      filters={{ ...noFilters, ...search }}
      onFilter={(filters) => void navigate({ search: readJobFilters({ ...filters }), replace: true })}
    />
  )
}
