import { createFileRoute } from '@tanstack/react-router'
import { isCandidateBucket } from '../../jobs/employer/buckets.ts'
import { CandidatesScreen } from '../../candidates/CandidatesScreen.tsx'
import { readCandidatesSearch } from '../../candidates/lists/candidatesSearch.ts'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'

export const Route = createFileRoute('/_signedIn/employer/$userId/$jobId/candidates/$bucket')({
  validateSearch: readCandidatesSearch,
  component: Screen,
})

function Screen() {
  const { userId, jobId, bucket } = Route.useParams()
  const search = Route.useSearch({ select: readCandidatesSearch })
  const navigate = Route.useNavigate()
  if (!isCandidateBucket(bucket)) return <NotFoundScreen />
  return (
    <CandidatesScreen
      key={jobId}
      {...{ userId, jobId, bucket, search }}
      onSearch={(search, replace) => void navigate({ search, replace })}
    />
  )
}
