import { createFileRoute } from '@tanstack/react-router'
import { CandidatesScreen } from '../../candidates/CandidatesScreen.tsx'
import { filtersOf, readCandidatesSearch } from '../../candidates/lists/candidatesSearch.ts'
import { candidateProfileQuery, candidatesQuery } from '../../candidates/queries.ts'
import { groupQuery } from '../../groups/advisor/groupQueries.ts'
import { findForGroup } from '../../groups/advisor/members/findForGroup.ts'
import { groupPipeline } from '../../groups/advisor/members/groupPipeline.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/groupadmin/$userId/$groupId/members/search/$searchPhrase')({
  validateSearch: readCandidatesSearch,
  loader: ({ preload, params: { groupId, searchPhrase }, location: { search } }) => {
    const { review, ...narrowed } = readCandidatesSearch({ ...search })
    const found = candidatesQuery({ find: findForGroup }, groupId, '', filtersOf(narrowed, searchPhrase.slice(0, 200)))
    requestFirstData(preload, groupQuery(groupId), found, review !== undefined && candidateProfileQuery(groupId, review))
  },
  component: Screen,
})

function Screen() {
  const { userId, groupId, searchPhrase } = Route.useParams()
  const search = Route.useSearch({ select: readCandidatesSearch })
  const navigate = Route.useNavigate()
  return (
    <CandidatesScreen
      key={groupId}
      pipeline={groupPipeline}
      postingId={groupId}
      {...{ userId, search }}
      bucket=""
      phrase={searchPhrase.slice(0, 200)}
      onSearch={(search, replace, resetScroll) => void navigate({ search, replace, resetScroll })}
    />
  )
}
