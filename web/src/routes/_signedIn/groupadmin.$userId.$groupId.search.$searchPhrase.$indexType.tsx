import { createFileRoute } from '@tanstack/react-router'
import { cohortsQuery } from '../../groups/advisor/cohorts/cohortQueries.ts'
import { groupQuery } from '../../groups/advisor/groupQueries.ts'
import { noteCohort, useCohortIn } from '../../groups/advisor/jobs/cohortInTab.ts'
import { readJobsSearch } from '../../groups/advisor/jobs/jobsSearch.ts'
import { groupIndexTypes } from '../../groups/advisor/search/indexTypes.ts'
import { FindForGroupScreen } from '../../groups/advisor/search/FindForGroupScreen.tsx'
import { foundJobsQuery, foundPeopleQuery, foundRecruitersQuery } from '../../groups/advisor/search/searchQueries.ts'
import { requestFirstData } from '../../session/Queries.tsx'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'

const LONGEST_PHRASE = 200

export const Route = createFileRoute('/_signedIn/groupadmin/$userId/$groupId/search/$searchPhrase/$indexType')({
  validateSearch: readJobsSearch,
  loader: ({ preload, params: { userId, groupId, searchPhrase, indexType } }) => {
    const phrase = searchPhrase.slice(0, LONGEST_PHRASE)
    const inGroup = [groupQuery(groupId), cohortsQuery(groupId, userId)] as const
    if (indexType === 'jobs') requestFirstData(preload, ...inGroup, foundJobsQuery(groupId, phrase))
    if (indexType === 'people') requestFirstData(preload, ...inGroup, foundPeopleQuery(groupId, phrase))
    if (indexType === 'recruiters') requestFirstData(preload, ...inGroup, foundRecruitersQuery(phrase))
  },
  component: Screen,
})

function Screen() {
  const { userId, groupId, searchPhrase, indexType } = Route.useParams()
  const search = useCohortIn(groupId, Route.useSearch({ select: readJobsSearch }))
  const navigate = Route.useNavigate()
  const known = groupIndexTypes.find((one) => one === indexType)
  if (known === undefined) return <NotFoundScreen />
  return (
    <FindForGroupScreen
      key={groupId}
      {...{ userId, groupId, search }}
      phrase={searchPhrase.slice(0, LONGEST_PHRASE)}
      indexType={known}
      onSearch={(search) => {
        noteCohort(groupId, search)
        void navigate({ search, replace: true })
      }}
    />
  )
}
