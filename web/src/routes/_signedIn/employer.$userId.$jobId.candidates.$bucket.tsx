import { createFileRoute } from '@tanstack/react-router'
import { isCandidateBucket } from '../../jobs/employer/buckets.ts'
import { CandidatesScreen } from '../../candidates/CandidatesScreen.tsx'
import { filtersOf, readCandidatesSearch } from '../../candidates/lists/candidatesSearch.ts'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'
import { listsShown } from '../../candidates/lists/columns.ts'
import { candidateProfileQuery, candidatesQuery } from '../../candidates/queries.ts'
import { findForJob } from '../../candidates/pipeline/findForJob.ts'
import { jobPipeline } from '../../candidates/pipeline/jobPipeline.ts'
import { jobQuery } from '../../jobs/employer/queries.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/employer/$userId/$jobId/candidates/$bucket')({
  validateSearch: readCandidatesSearch,
  loader: ({ preload, params: { jobId, bucket }, location: { search } }) => {
    if (!isCandidateBucket(bucket)) return
    const { review, ...narrowed } = readCandidatesSearch({ ...search })
    const lists = review === undefined ? listsShown(bucket) : [bucket]
    const shown = lists.map((list) => candidatesQuery({ find: findForJob }, jobId, list, filtersOf(narrowed)))
    requestFirstData(preload, jobQuery(jobId), ...shown, review !== undefined && candidateProfileQuery(jobId, review))
  },
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
      pipeline={jobPipeline}
      postingId={jobId}
      {...{ userId, bucket, search }}
      onSearch={(search, replace, resetScroll) => void navigate({ search, replace, resetScroll })}
    />
  )
}
