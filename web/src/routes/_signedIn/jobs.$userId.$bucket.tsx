import { createFileRoute } from '@tanstack/react-router'
import { noFilters, readJobFilters } from '../../jobs/student/lists/filters.ts'
import { JobsScreen } from '../../jobs/student/lists/JobsScreen.tsx'
import { isJobList } from '../../jobs/student/lists/lists.ts'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'
import { jobCountsQuery } from '../../jobs/student/lists/counts.ts'
import { findJobsQuery } from '../../jobs/student/queries.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/jobs/$userId/$bucket')({
  validateSearch: readJobFilters,
  loader: ({ preload, params: { userId, bucket }, location: { search } }) => {
    if (!isJobList(bucket)) return
    const filters = { ...noFilters, ...readJobFilters({ ...search }) }
    requestFirstData(preload, findJobsQuery(userId, { list: bucket, keyword: '', filters }), jobCountsQuery(userId))
  },
  component: Screen,
})

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
