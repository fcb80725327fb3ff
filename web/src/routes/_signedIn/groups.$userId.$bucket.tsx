import { createFileRoute } from '@tanstack/react-router'
import { genomeQuery } from '../../genome/useGenome.ts'
import { GroupsScreen } from '../../groups/student/lists/GroupsScreen.tsx'
import { anywhere, readPlace } from '../../groups/student/lists/placeFilters.ts'
import { findGroupsQuery, groupCountsQuery, groupQuery } from '../../groups/student/queries.ts'
import { isList } from '../../postings/lists/listTexts.ts'
import { requestFirstData } from '../../session/Queries.tsx'
import { readOpen } from '../../ui/lists/opening.ts'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'

export const Route = createFileRoute('/_signedIn/groups/$userId/$bucket')({
  validateSearch: (query) => ({ ...readPlace(query), ...readOpen(query) }),
  loader: ({ preload, cause, params: { userId, bucket }, location: { search } }) => {
    if (!isList(bucket)) return
    const { open } = readOpen({ ...search })
    const place = { ...anywhere, ...readPlace({ ...search }) }
    if (open !== undefined) requestFirstData(preload, groupQuery(open, userId), genomeQuery(userId))
    // The list stays as it is while one after the other is opened.
    if (open !== undefined && cause === 'stay') return
    requestFirstData(preload, findGroupsQuery(userId, { list: bucket, keyword: '', place }), groupCountsQuery(userId))
  },
  component: Screen,
})

function Screen() {
  const { userId, bucket } = Route.useParams()
  const search = Route.useSearch({ select: readPlace })
  const { open } = Route.useSearch({ select: readOpen })
  const navigate = Route.useNavigate()
  if (!isList(bucket)) return <NotFoundScreen />
  return (
    <GroupsScreen
      userId={userId}
      list={bucket}
      phrase=""
      place={{ ...anywhere, ...search }}
      open={open}
      onOpen={(id, isFirst) =>
        void navigate({ search: { ...search, ...(id !== undefined && { open: id }) }, replace: !isFirst, resetScroll: false })
      }
      onPlace={(place) => void navigate({ search: readPlace({ ...place }), replace: true })}
    />
  )
}
