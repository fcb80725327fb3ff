import { createFileRoute } from '@tanstack/react-router'
import { isStudentsList } from '../../people/lists.ts'
import { StudentsScreen } from '../../people/StudentsScreen.tsx'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'
import { likeMeQuery, peopleListQuery } from '../../people/queries.ts'
import { useOwnRing } from '../../profiles/useProfile.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/students/$userId/$sub')({
  loader: ({ preload, params: { userId, sub } }) => {
    if (!isStudentsList(sub)) return
    const isMatches = sub === 'rolemodels' || sub === 'likeme'
    requestFirstData(preload, isMatches ? likeMeQuery(userId, sub === 'rolemodels') : peopleListQuery(userId, sub))
  },
  component: Screen,
})

function Screen() {
  const { userId, sub } = Route.useParams()
  const ownRing = useOwnRing()
  if (!isStudentsList(sub)) return <NotFoundScreen />
  return <StudentsScreen userId={userId} sub={sub} ownRing={ownRing} />
}
