import { createFileRoute } from '@tanstack/react-router'
import { cohortsQuery } from '../../groups/advisor/cohorts/cohortQueries.ts'
import { groupQuery } from '../../groups/advisor/groupQueries.ts'
import { jobsOfGroupQuery } from '../../groups/advisor/jobs/jobQueries.ts'
import { JobsOfGroupScreen } from '../../groups/advisor/jobs/JobsOfGroupScreen.tsx'
import { readJobsSearch } from '../../groups/advisor/jobs/jobsSearch.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/groupadmin/$userId/$groupId/jobs')({
  validateSearch: readJobsSearch,
  loader: ({ preload, params: { userId, groupId }, location: { search } }) => {
    const { cohort } = readJobsSearch({ ...search })
    requestFirstData(preload, groupQuery(groupId), cohortsQuery(groupId, userId), jobsOfGroupQuery(groupId, cohort))
  },
  component: Screen,
})

function Screen() {
  const { userId, groupId } = Route.useParams()
  const search = Route.useSearch({ select: readJobsSearch })
  const navigate = Route.useNavigate()
  return (
    <JobsOfGroupScreen key={groupId} {...{ userId, groupId, search }} onSearch={(search) => void navigate({ search, replace: true })} />
  )
}
