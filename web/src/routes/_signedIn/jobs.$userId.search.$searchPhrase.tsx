import { createFileRoute } from '@tanstack/react-router'
import { noFilters, readJobFilters } from '../../jobs/student/lists/filters.ts'
import { JobsSearchScreen } from '../../jobs/student/lists/JobsSearchScreen.tsx'

export const Route = createFileRoute('/_signedIn/jobs/$userId/search/$searchPhrase')({
  validateSearch: readJobFilters,
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
