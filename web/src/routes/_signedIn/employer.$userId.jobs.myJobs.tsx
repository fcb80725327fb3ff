import { createFileRoute } from '@tanstack/react-router'
import { MyJobsScreen } from '../../jobs/employer/MyJobsScreen.tsx'
import { readJobsSearch } from '../../jobs/employer/list/jobsSearch.ts'

export const Route = createFileRoute('/_signedIn/employer/$userId/jobs/myJobs')({
  validateSearch: readJobsSearch,
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
