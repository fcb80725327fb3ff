import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { cohortsQuery } from '../../groups/advisor/cohorts/cohortQueries.ts'
import { groupQuery } from '../../groups/advisor/groupQueries.ts'
import { jobsOfGroupQuery } from '../../groups/advisor/jobs/jobQueries.ts'
import { readJobsSearch } from '../../groups/advisor/jobs/jobsSearch.ts'
import { mentoringGroupsQuery } from '../../mentoring/advisor/mentoringQueries.ts'
import { readMentoringSearch } from '../../mentoring/advisor/mentoringSearch.ts'
import { requestFirstData } from '../../session/Queries.tsx'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'
import { SkeletonPage } from '../../ui/states/Waiting.tsx'

const loadJobs = async () => ({ default: (await import('../../groups/advisor/jobs/JobsOfGroupScreen.tsx')).JobsOfGroupScreen })
const loadMentoring = async () => ({ default: (await import('../../mentoring/advisor/MentoringScreen.tsx')).MentoringScreen })

/** The parts of a group that its advisors work on: none loads what another needs. */
const LazyJobs = lazy(loadJobs)
const LazyMentoring = lazy(loadMentoring)

const readSearch = (query: Record<string, unknown>) => ({ ...readJobsSearch(query), ...readMentoringSearch(query) })

export const Route = createFileRoute('/_signedIn/groupadmin/$userId/$groupId/$part')({
  validateSearch: readSearch,
  loader: ({ preload, params: { userId, groupId, part }, location: { search } }) => {
    const load = { jobs: loadJobs, mentoring: loadMentoring }[part]
    // Where it fails, the screen fails with the same, and says so.
    load?.().catch(() => undefined)
    const { cohort } = readJobsSearch({ ...search })
    if (part === 'jobs') requestFirstData(preload, groupQuery(groupId), cohortsQuery(groupId, userId), jobsOfGroupQuery(groupId, cohort))
    if (part === 'mentoring') requestFirstData(preload, groupQuery(groupId), mentoringGroupsQuery(groupId))
  },
  component: Screen,
})

function Screen() {
  const { userId, groupId, part } = Route.useParams()
  const { cohort, ...opened } = Route.useSearch({ select: readSearch })
  const navigate = Route.useNavigate()
  return (
    <Suspense fallback={<SkeletonPage />}>
      {part === 'jobs' && (
        <LazyJobs
          key={groupId}
          {...{ userId, groupId }}
          search={cohort === undefined ? {} : { cohort }}
          onSearch={(search) => void navigate({ search, replace: true })}
        />
      )}
      {part === 'mentoring' && (
        <LazyMentoring key={groupId} {...{ userId, groupId }} search={opened} onSearch={(search) => void navigate({ search })} />
      )}
      {part !== 'jobs' && part !== 'mentoring' && <NotFoundScreen />}
    </Suspense>
  )
}
