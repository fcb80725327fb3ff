import { createFileRoute } from '@tanstack/react-router'
import { genomeQuery } from '../../genome/useGenome.ts'
import { GroupsScreen } from '../../groups/student/lists/GroupsScreen.tsx'
import { anywhere, readPlace } from '../../groups/student/lists/placeFilters.ts'
import { findGroupsQuery, groupCountsQuery, groupQuery } from '../../groups/student/queries.ts'
import { requestFirstData } from '../../session/Queries.tsx'
import { readOpen } from '../../ui/lists/opening.ts'

const LONGEST_PHRASE = 200

export const Route = createFileRoute('/_signedIn/groups/$userId/search/$searchPhrase')({
  validateSearch: (query) => ({ ...readPlace(query), ...readOpen(query) }),
  loader: ({ preload, cause, params: { userId, searchPhrase }, location: { search } }) => {
    const { open } = readOpen({ ...search })
    const found = { list: '', keyword: searchPhrase.slice(0, LONGEST_PHRASE), place: { ...anywhere, ...readPlace({ ...search }) } } as const
    if (open !== undefined) requestFirstData(preload, groupQuery(open, userId), genomeQuery(userId))
    // The list stays as it is while one after the other is opened.
    if (open !== undefined && cause === 'stay') return
    requestFirstData(preload, findGroupsQuery(userId, found), groupCountsQuery(userId))
  },
  component: Screen,
})

function Screen() {
  const { userId, searchPhrase } = Route.useParams()
  const search = Route.useSearch({ select: readPlace })
  const { open } = Route.useSearch({ select: readOpen })
  const navigate = Route.useNavigate()
  return (
    <GroupsScreen
      userId={userId}
      list={undefined}
      phrase={searchPhrase.slice(0, LONGEST_PHRASE)}
      place={{ ...anywhere, ...search }}
      open={open}
      onOpen={(id, isFirst) =>
        void navigate({ search: { ...search, ...(id !== undefined && { open: id }) }, replace: !isFirst, resetScroll: false })
      }
      onPlace={(place) => void navigate({ search: readPlace({ ...place }), replace: true })}
    />
  )
}
