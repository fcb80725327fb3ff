import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { cohortsQuery } from '../../groups/advisor/cohorts/cohortQueries.ts'
import { groupQuery } from '../../groups/advisor/groupQueries.ts'
import { cohortIn, noteCohort, useCohortIn } from '../../groups/advisor/jobs/cohortInTab.ts'
import { jobsOfGroupQuery } from '../../groups/advisor/jobs/jobQueries.ts'
import type { JobsSearch } from '../../groups/advisor/jobs/jobsSearch.ts'
import { mentoringGroupsQuery } from '../../mentoring/advisor/mentoringQueries.ts'
import type { DashboardSearch } from '../../mentoring/advisor/dashboard/dashboardSearch.ts'
import type { MentoringSearch } from '../../mentoring/advisor/mentoringSearch.ts'
import { requestFirstData } from '../../session/Queries.tsx'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'
import { SkeletonPage } from '../../ui/states/Waiting.tsx'
import { LazyDashboard, LazyJobs, LazyMentoring, loads, readSearch } from './-groupParts.ts'

export const Route = createFileRoute('/_signedIn/groupadmin/$userId/$groupId/$part')({
  // Read where it is used: what is here, a visitor loads as well.
  validateSearch: (query) => query as JobsSearch & MentoringSearch & DashboardSearch,
  loader: ({ preload, params: { userId, groupId, part }, location: { search } }) => {
    // Where it fails, the screen fails with the same, and says so.
    loads
      .get(part)?.()
      .catch(() => undefined)
    const { cohort } = cohortIn(groupId, readSearch(search))
    if (part === 'jobs') requestFirstData(preload, groupQuery(groupId), cohortsQuery(groupId, userId), jobsOfGroupQuery(groupId, cohort))
    if (part === 'mentoring' || part === 'dashboard') requestFirstData(preload, groupQuery(groupId), mentoringGroupsQuery(groupId))
  },
  component: Screen,
})

function Screen() {
  const { userId, groupId, part } = Route.useParams()
  const { cohort: named, ...opened } = Route.useSearch({ select: readSearch })
  const { cohort } = useCohortIn(groupId, named === undefined ? {} : { cohort: named })
  const query = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Suspense fallback={<SkeletonPage />}>
      {part === 'jobs' && (
        <LazyJobs
          key={groupId}
          {...{ userId, groupId }}
          search={cohort === undefined ? {} : { cohort }}
          onSearch={(search) => {
            noteCohort(groupId, search)
            void navigate({ search, replace: true })
          }}
        />
      )}
      {part === 'mentoring' && (
        <LazyMentoring key={groupId} {...{ userId, groupId }} search={opened} onSearch={(search) => void navigate({ search })} />
      )}
      {part === 'dashboard' && <LazyDashboard key={groupId} {...{ userId, groupId }} query={query} />}
      {!loads.has(part) && <NotFoundScreen />}
    </Suspense>
  )
}
