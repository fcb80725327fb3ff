import { createFileRoute } from '@tanstack/react-router'
import { noFilters, readJobFilters } from '../../jobs/student/lists/filters.ts'
import { JobsScreen } from '../../jobs/student/lists/JobsScreen.tsx'
import { isList } from '../../postings/lists/listTexts.ts'
import { readOpen } from '../../ui/lists/opening.ts'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { listCountsQuery } from '../../postings/lists/counts.ts'
import { findJobsQuery, jobQuery } from '../../jobs/student/queries.ts'
import { genomeQuery } from '../../genome/useGenome.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/jobs/$userId/$bucket')({
  validateSearch: (query) => ({ ...readJobFilters(query), ...readOpen(query) }),
  loader: ({ preload, cause, params: { userId, bucket }, location: { search } }) => {
    if (!isList(bucket)) return
    const { open } = readOpen({ ...search })
    const filters = { ...noFilters, ...readJobFilters({ ...search }) }
    if (open !== undefined) requestFirstData(preload, jobQuery(open, userId), genomeQuery(userId))
    // The list stays as it is while one after the other is opened.
    if (open !== undefined && cause === 'stay') return
    requestFirstData(preload, findJobsQuery(userId, { list: bucket, keyword: '', filters }), listCountsQuery(JOB, userId))
  },
  component: Screen,
})

function Screen() {
  const { userId, bucket } = Route.useParams()
  const search = Route.useSearch({ select: readJobFilters })
  const { open } = Route.useSearch({ select: readOpen })
  const navigate = Route.useNavigate()
  if (!isList(bucket)) return <NotFoundScreen />
  return (
    <JobsScreen
      userId={userId}
      list={bucket}
      filters={{ ...noFilters, ...search }}
      open={open}
      onOpen={(id, isFirst) =>
        void navigate({ search: { ...search, ...(id !== undefined && { open: id }) }, replace: !isFirst, resetScroll: false })
      }
      onFilter={(filters) => void navigate({ search: readJobFilters({ ...filters }), replace: true })}
    />
  )
}
