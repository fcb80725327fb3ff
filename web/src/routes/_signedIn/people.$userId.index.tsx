import { createFileRoute } from '@tanstack/react-router'
import { noFilters, readFilters } from '../../people/found/filters.ts'
import { PeopleScreen } from '../../people/PeopleScreen.tsx'
import { findPeopleQuery } from '../../people/queries.ts'
import { useOwnRing } from '../../profiles/useProfile.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/people/$userId/')({
  validateSearch: readFilters,
  loader: ({ preload, params: { userId }, location: { search } }) => {
    requestFirstData(preload, findPeopleQuery(userId, 'all', { ...noFilters, ...readFilters({ ...search }) }))
  },
  component: Screen,
})

function Screen() {
  const { userId } = Route.useParams()
  const ownRing = useOwnRing()
  const search = Route.useSearch({ select: readFilters })
  const navigate = Route.useNavigate()
  const filters = { ...noFilters, ...search }
  return (
    <PeopleScreen
      userId={userId}
      filters={filters}
      ownRing={ownRing}
      onFilter={(changed) => void navigate({ search: readFilters({ ...changed }), replace: true })}
    />
  )
}
