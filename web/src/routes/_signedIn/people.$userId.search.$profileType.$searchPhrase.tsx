import { createFileRoute } from '@tanstack/react-router'
import { noFilters, readFilters } from '../../people/found/filters.ts'
import { PeopleScreen } from '../../people/PeopleScreen.tsx'

export const Route = createFileRoute('/_signedIn/people/$userId/search/$profileType/$searchPhrase')({
  validateSearch: readFilters,
  component: Screen,
})

function Screen() {
  const { userId, profileType, searchPhrase } = Route.useParams()
  const search = Route.useSearch({ select: readFilters })
  const navigate = Route.useNavigate()
  return (
    <PeopleScreen
      profileType={profileType}
      userId={userId}
      filters={{ ...noFilters, ...search, keyword: searchPhrase.slice(0, 200) }}
      onFilter={(changed) => void navigate({ search: readFilters({ ...changed }), replace: true })}
    />
  )
}
