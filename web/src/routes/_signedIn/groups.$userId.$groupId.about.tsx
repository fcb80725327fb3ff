import { createFileRoute } from '@tanstack/react-router'
import { genomeQuery } from '../../genome/useGenome.ts'
import { GroupScreen } from '../../groups/student/group/GroupScreen.tsx'
import { groupQuery } from '../../groups/student/queries.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/groups/$userId/$groupId/about')({
  loader: ({ preload, params: { groupId }, context: { person } }) => {
    requestFirstData(preload, groupQuery(groupId, person.userId), person.userType === 'student' && genomeQuery(person.userId))
  },
  component: Screen,
})

function Screen() {
  const { groupId } = Route.useParams()
  return <GroupScreen key={groupId} id={groupId} />
}
