import { createFileRoute } from '@tanstack/react-router'
import { ownGroupsQuery } from '../../groups/advisor/groupQueries.ts'
import { askedQuery } from '../../groups/advisor/leading/leadingQueries.ts'
import { MyGroupsScreen } from '../../groups/advisor/MyGroupsScreen.tsx'
import { readOwnSearch } from '../../postings/own/ownSearch.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/groupadmin/mygroups/$userId/list')({
  validateSearch: readOwnSearch,
  loader: ({ preload, params: { userId } }) => requestFirstData(preload, ownGroupsQuery(userId), askedQuery(userId)),
  component: Screen,
})

function Screen() {
  const { userId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <MyGroupsScreen
      key={userId}
      userId={userId}
      search={Route.useSearch({ select: readOwnSearch })}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  )
}
