import { createFileRoute } from '@tanstack/react-router'
import { requestGroups } from '../../groups/student/lists/groupsRoute.ts'
import { readGroupsSearch } from '../../groups/student/lists/groupsSearch.ts'
import { GroupsScreen } from '../../groups/student/lists/GroupsScreen.tsx'
import { isListOfRecruiter } from '../../groups/student/lists/lists.ts'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'

export const Route = createFileRoute('/_signedIn/employer/$userId/groups/$bucket')({
  validateSearch: readGroupsSearch,
  loader: ({ params: { userId, bucket }, ...visit }) => {
    if (isListOfRecruiter(bucket)) requestGroups(visit, userId, { list: bucket, keyword: '' }, false)
  },
  component: Screen,
})

function Screen() {
  const { userId, bucket } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!isListOfRecruiter(bucket)) return <NotFoundScreen />
  return (
    <GroupsScreen
      userId={userId}
      list={bucket}
      phrase=""
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  )
}
