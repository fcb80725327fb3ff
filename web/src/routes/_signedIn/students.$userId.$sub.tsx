import { createFileRoute } from '@tanstack/react-router'
import { isStudentsList } from '../../people/lists.ts'
import { StudentsScreen } from '../../people/StudentsScreen.tsx'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'

export const Route = createFileRoute('/_signedIn/students/$userId/$sub')({ component: Screen })

function Screen() {
  const { userId, sub } = Route.useParams()
  if (!isStudentsList(sub)) return <NotFoundScreen />
  return <StudentsScreen userId={userId} sub={sub} />
}
