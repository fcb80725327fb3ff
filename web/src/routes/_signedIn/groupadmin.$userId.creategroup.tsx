import { createFileRoute } from '@tanstack/react-router'
import { NewGroupScreen } from '../../groups/advisor/form/NewGroupScreen.tsx'
import { ownGroupsQuery } from '../../groups/advisor/groupQueries.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/groupadmin/$userId/creategroup')({
  loader: ({ preload, params: { userId } }) => requestFirstData(preload, ownGroupsQuery(userId)),
  component: Screen,
})

function Screen() {
  const { userId } = Route.useParams()
  return <NewGroupScreen key={userId} userId={userId} />
}
