import { createFileRoute } from '@tanstack/react-router'
import { CandidatesScreen } from '../../candidates/CandidatesScreen.tsx'
import { readCandidatesSearch } from '../../candidates/lists/candidatesSearch.ts'

export const Route = createFileRoute('/_signedIn/employer/$userId/$jobId/candidates/search/$searchPhrase')({
  validateSearch: readCandidatesSearch,
  component: Screen,
})

function Screen() {
  const { userId, jobId, searchPhrase } = Route.useParams()
  const search = Route.useSearch({ select: readCandidatesSearch })
  const navigate = Route.useNavigate()
  return (
    <CandidatesScreen
      key={jobId}
      {...{ userId, jobId, search }}
      bucket=""
      phrase={searchPhrase.slice(0, 200)}
      onSearch={(search, replace) => void navigate({ search, replace })}
    />
  )
}
