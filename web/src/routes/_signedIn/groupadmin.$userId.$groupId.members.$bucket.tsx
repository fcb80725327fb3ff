import { createFileRoute } from '@tanstack/react-router'
import { isCandidateBucket } from '../../jobs/employer/buckets.ts'
import { CandidatesScreen } from '../../candidates/CandidatesScreen.tsx'
import { filtersOf, readCandidatesSearch } from '../../candidates/lists/candidatesSearch.ts'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'
import { listsShown } from '../../candidates/lists/columns.ts'
import { candidateProfileQuery, candidatesQuery } from '../../candidates/queries.ts'
import { groupQuery } from '../../groups/advisor/groupQueries.ts'
import { findForGroup } from '../../groups/advisor/members/findForGroup.ts'
import { groupPipeline } from '../../groups/advisor/members/groupPipeline.ts'
import { requestFirstData } from '../../session/Queries.tsx'
import { SkeletonPage } from '../../ui/states/Waiting.tsx'
import { lazy, Suspense } from 'react'

const ImportMembers = lazy(async () => ({ default: (await import('../../groups/advisor/members/import/ImportMembers.tsx')).ImportMembers }))

export const Route = createFileRoute('/_signedIn/groupadmin/$userId/$groupId/members/$bucket')({
  validateSearch: readCandidatesSearch,
  loader: ({ preload, params: { groupId, bucket }, location: { search } }) => {
    if (!isCandidateBucket(bucket)) return
    const { import: isImport, review, ...narrowed } = readCandidatesSearch({ ...search })
    if (isImport) {
      requestFirstData(preload, groupQuery(groupId))
      return
    }
    const lists = review === undefined ? listsShown(bucket) : [bucket]
    const shown = lists.map((list) => candidatesQuery({ find: findForGroup }, groupId, list, filtersOf(narrowed)))
    requestFirstData(preload, groupQuery(groupId), ...shown, review !== undefined && candidateProfileQuery(groupId, review))
  },
  component: Screen,
})

function Screen() {
  const { userId, groupId, bucket } = Route.useParams()
  const search = Route.useSearch({ select: readCandidatesSearch })
  const navigate = Route.useNavigate()
  if (!isCandidateBucket(bucket)) return <NotFoundScreen />
  if (search.import) {
    return (
      <Suspense fallback={<SkeletonPage />}>
        <ImportMembers {...{ userId, groupId }} />
      </Suspense>
    )
  }
  return (
    <CandidatesScreen
      key={groupId}
      pipeline={groupPipeline}
      postingId={groupId}
      {...{ userId, bucket, search }}
      onSearch={(search, replace, resetScroll) => void navigate({ search, replace, resetScroll })}
    />
  )
}
