import { createFileRoute } from '@tanstack/react-router'
import { isSearchable, noFilters, readFilters } from '../../people/found/filters.ts'
import { PeopleScreen } from '../../people/PeopleScreen.tsx'
import { findPeopleQuery } from '../../people/queries.ts'
import { PeopleBeside } from '../../profiles/PeopleBeside.tsx'
import { profileQueries } from '../../profiles/profileQueries.ts'
import { readOpen } from '../../ui/lists/opening.ts'
import { useOwnRing } from '../../profiles/useProfile.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/people/$userId/search/$profileType/$searchPhrase')({
  validateSearch: (query) => ({ ...readFilters(query), ...readOpen(query) }),
  loader: ({ preload, cause, params: { userId, profileType, searchPhrase }, location: { search } }) => {
    const { open } = readOpen({ ...search })
    if (open !== undefined) requestFirstData(preload, ...profileQueries(userId, open))
    // The list stays as it is while one after the other is opened.
    if (open !== undefined && cause === 'stay') return
    if (!isSearchable(profileType)) return
    const filters = { ...noFilters, ...readFilters({ ...search }), keyword: searchPhrase.slice(0, 200) }
    requestFirstData(preload, findPeopleQuery(userId, 'all', filters))
  },
  component: Screen,
})

function Screen() {
  const { userId, profileType, searchPhrase } = Route.useParams()
  const ownRing = useOwnRing()
  const search = Route.useSearch({ select: readFilters })
  const { open } = Route.useSearch({ select: readOpen })
  const navigate = Route.useNavigate()
  return (
    <PeopleBeside
      open={open}
      onOpen={(id, isFirst) =>
        void navigate({ search: { ...search, ...(id !== undefined && { open: id }) }, replace: !isFirst, resetScroll: false })
      }
    >
      <PeopleScreen
        profileType={profileType}
        userId={userId}
        ownRing={ownRing}
        filters={{ ...noFilters, ...search, keyword: searchPhrase.slice(0, 200) }}
        onFilter={(changed) => void navigate({ search: readFilters({ ...changed }), replace: true })}
      />
    </PeopleBeside>
  )
}
