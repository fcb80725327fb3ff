import { createFileRoute } from '@tanstack/react-router'
import type { Among } from '../../people/lists.ts'
import { StudentsSearchScreen } from '../../people/StudentsSearchScreen.tsx'

const readSearch = ({ among }: Record<string, unknown>): { among?: Among } => (among === 'likeme' ? { among } : {})

export const Route = createFileRoute('/_signedIn/students/$userId/search/$searchPhrase')({
  validateSearch: readSearch,
  component: Screen,
})

function Screen() {
  const { userId, searchPhrase } = Route.useParams()
  const { among = 'rolemodels' } = Route.useSearch({ select: readSearch })
  const navigate = Route.useNavigate()
  return (
    <StudentsSearchScreen
      userId={userId}
      phrase={searchPhrase.slice(0, 200)}
      among={among}
      onAmong={(chosen) => void navigate({ search: { among: chosen }, replace: true })}
    />
  )
}
