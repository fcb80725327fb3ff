import { createFileRoute } from '@tanstack/react-router'
import { MyJobsScreen } from '../../jobs/employer/MyJobsScreen.tsx'
import { readJobsSearch } from '../../jobs/employer/list/jobsSearch.ts'
import { delegationsQuery } from '../../accounts/delegates/useDelegations.ts'
import { ownJobsQuery } from '../../jobs/employer/queries.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/employer/$userId/jobs/myJobs')({
  validateSearch: readJobsSearch,
  loader: ({ preload, params: { userId }, location: { search } }) => {
    const { of: ownerId = userId } = readJobsSearch({ ...search })
    requestFirstData(preload, ownJobsQuery(ownerId), delegationsQuery(userId))
  },
  component: Screen,
})

function Screen() {
  const { userId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <MyJobsScreen
      key={userId}
      userId={userId}
      search={Route.useSearch({ select: readJobsSearch })}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  )
}
