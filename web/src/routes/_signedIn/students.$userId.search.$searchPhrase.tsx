import { createFileRoute } from '@tanstack/react-router'
import type { Among } from '../../people/lists.ts'
import { StudentsSearchScreen } from '../../people/StudentsSearchScreen.tsx'
import { noFilters } from '../../people/found/filters.ts'
import { findPeopleQuery } from '../../people/queries.ts'
import { PeopleBeside } from '../../profiles/PeopleBeside.tsx'
import { profileQueries } from '../../profiles/profileQueries.ts'
import { readOpen } from '../../ui/lists/opening.ts'
import { useOwnRing } from '../../profiles/useProfile.ts'
import { requestFirstData } from '../../session/Queries.tsx'

const readSearch = ({ among }: Record<string, unknown>): { among?: Among } => (among === 'likeme' ? { among } : {})

export const Route = createFileRoute('/_signedIn/students/$userId/search/$searchPhrase')({
  validateSearch: (query) => ({ ...readSearch(query), ...readOpen(query) }),
  loader: ({ preload, cause, params: { userId, searchPhrase }, location: { search } }) => {
    const { open } = readOpen({ ...search })
    if (open !== undefined) requestFirstData(preload, ...profileQueries(userId, open))
    // The list stays as it is while one after the other is opened.
    if (open !== undefined && cause === 'stay') return
    const { among = 'rolemodels' } = readSearch({ ...search })
    requestFirstData(preload, findPeopleQuery(userId, among, { ...noFilters, keyword: searchPhrase.slice(0, 200) }))
  },
  component: Screen,
})

function Screen() {
  const { userId, searchPhrase } = Route.useParams()
  const ownRing = useOwnRing()
  const { among = 'rolemodels' } = Route.useSearch({ select: readSearch })
  const { open } = Route.useSearch({ select: readOpen })
  const navigate = Route.useNavigate()
  return (
    <PeopleBeside
      open={open}
      onOpen={(id, isFirst) =>
        void navigate({
          search: { ...(among === 'likeme' && { among }), ...(id !== undefined && { open: id }) },
          replace: !isFirst,
          resetScroll: false,
        })
      }
    >
      <StudentsSearchScreen
        userId={userId}
        phrase={searchPhrase.slice(0, 200)}
        among={among}
        ownRing={ownRing}
        onAmong={(chosen) => void navigate({ search: { among: chosen }, replace: true })}
      />
    </PeopleBeside>
  )
}
