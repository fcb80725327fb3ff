import { createFileRoute } from '@tanstack/react-router'
import { CandidatesScreen } from '../../candidates/CandidatesScreen.tsx'
import { filtersOf, readCandidatesSearch } from '../../candidates/lists/candidatesSearch.ts'
import { candidateProfileQuery, candidatesQuery } from '../../candidates/queries.ts'
import { findForJob } from '../../candidates/pipeline/findForJob.ts'
import { jobPipeline } from '../../candidates/pipeline/jobPipeline.ts'
import { jobQuery } from '../../jobs/employer/queries.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/employer/$userId/$jobId/candidates/search/$searchPhrase')({
  validateSearch: readCandidatesSearch,
  loader: ({ preload, params: { jobId, searchPhrase }, location: { search } }) => {
    const { review, ...narrowed } = readCandidatesSearch({ ...search })
    const found = candidatesQuery({ find: findForJob }, jobId, '', filtersOf(narrowed, searchPhrase.slice(0, 200)))
    requestFirstData(preload, jobQuery(jobId), found, review !== undefined && candidateProfileQuery(jobId, review))
  },
  component: Screen,
})

function Screen() {
  const { userId, jobId, searchPhrase } = Route.useParams()
  const search = Route.useSearch({ select: readCandidatesSearch })
  const navigate = Route.useNavigate()
  return (
    <CandidatesScreen
      key={jobId}
      pipeline={jobPipeline}
      postingId={jobId}
      {...{ userId, search }}
      bucket=""
      phrase={searchPhrase.slice(0, 200)}
      onSearch={(search, replace, resetScroll) => void navigate({ search, replace, resetScroll })}
    />
  )
}
