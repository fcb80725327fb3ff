import { createFileRoute } from '@tanstack/react-router'
import { phraseOf, requestGroups } from '../../groups/student/lists/groupsRoute.ts'
import { readGroupsSearch } from '../../groups/student/lists/groupsSearch.ts'
import { GroupsScreen } from '../../groups/student/lists/GroupsScreen.tsx'

export const Route = createFileRoute('/_signedIn/groups/$userId/search/$searchPhrase')({
  validateSearch: readGroupsSearch,
  loader: ({ params: { userId, searchPhrase }, ...visit }) =>
    requestGroups(visit, userId, { list: '', keyword: phraseOf(searchPhrase) }, true),
  component: Screen,
})

function Screen() {
  const { userId, searchPhrase } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <GroupsScreen
      userId={userId}
      list={undefined}
      phrase={phraseOf(searchPhrase)}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  )
}
