import { createFileRoute } from '@tanstack/react-router'
import { noFilters, readFilters } from '../../people/found/filters.ts'
import { PeopleScreen } from '../../people/PeopleScreen.tsx'
import { findPeopleQuery } from '../../people/queries.ts'
import { PeopleBeside } from '../../profiles/PeopleBeside.tsx'
import { profileQueries } from '../../profiles/profileQueries.ts'
import { readOpen } from '../../ui/lists/opening.ts'
import { useOwnRing } from '../../profiles/useProfile.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/people/$userId/')({
  validateSearch: (query) => ({ ...readFilters(query), ...readOpen(query) }),
  loader: ({ preload, cause, params: { userId }, location: { search } }) => {
    const { open } = readOpen({ ...search })
    if (open !== undefined) requestFirstData(preload, ...profileQueries(userId, open))
    // The list stays as it is while one after the other is opened.
    if (open !== undefined && cause === 'stay') return
    requestFirstData(preload, findPeopleQuery(userId, 'all', { ...noFilters, ...readFilters({ ...search }) }))
  },
  component: Screen,
})

function Screen() {
  const { userId } = Route.useParams()
  const ownRing = useOwnRing()
  const search = Route.useSearch({ select: readFilters })
  const { open } = Route.useSearch({ select: readOpen })
  const navigate = Route.useNavigate()
  const filters = { ...noFilters, ...search }
  return (
    <PeopleBeside
      open={open}
      onOpen={(id, isFirst) =>
        void navigate({ search: { ...search, ...(id !== undefined && { open: id }) }, replace: !isFirst, resetScroll: false })
      }
    >
      <PeopleScreen
        userId={userId}
        filters={filters}
        ownRing={ownRing}
        onFilter={(changed) => void navigate({ search: readFilters({ ...changed }), replace: true })}
      />
    </PeopleBeside>
  )
}
