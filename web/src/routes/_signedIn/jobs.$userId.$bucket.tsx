import { createFileRoute } from '@tanstack/react-router'
import { noFilters, readJobFilters } from '../../jobs/student/lists/filters.ts'
import { JobsScreen } from '../../jobs/student/lists/JobsScreen.tsx'
import { isJobList } from '../../jobs/student/lists/lists.ts'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'

export const Route = createFileRoute('/_signedIn/jobs/$userId/$bucket')({ validateSearch: readJobFilters, component: Screen })

function Screen() {
  const { userId, bucket } = Route.useParams()
  const search = Route.useSearch({ select: readJobFilters })
  const navigate = Route.useNavigate()
  if (!isJobList(bucket)) return <NotFoundScreen />
  return (
    <JobsScreen
      userId={userId}
      list={bucket}
      filters={{ ...noFilters, ...search }}
      onFilter={(filters) => void navigate({ search: readJobFilters({ ...filters }), replace: true })}
    />
  )
}
