import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { readCodeOf } from '../../accounts/signUp/signUpSearch.ts'
import { genomeQuery } from '../../genome/useGenome.ts'
import { GroupsScreen } from '../../groups/student/lists/GroupsScreen.tsx'
import { anywhere, readPlace } from '../../groups/student/lists/placeFilters.ts'
import { findGroupsQuery, groupCountsQuery, groupQuery } from '../../groups/student/queries.ts'
import { isList } from '../../postings/lists/listTexts.ts'
import { requestFirstData } from '../../session/Queries.tsx'
import { readOpen } from '../../ui/lists/opening.ts'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'
import { SkeletonPage } from '../../ui/states/Waiting.tsx'

/** What stands at the place of a list where a code is typed by which one joins. */
const JOIN = 'join'
const LazyJoin = lazy(async () => ({ default: (await import('../../groups/student/joining/JoinScreen.tsx')).JoinScreen }))

export const Route = createFileRoute('/_signedIn/groups/$userId/$bucket')({
  validateSearch: (query) => ({ ...readPlace(query), ...readOpen(query), ...readCodeOf(query) }),
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
  const { code } = Route.useSearch({ select: readCodeOf })
  const navigate = Route.useNavigate()
  if (bucket === JOIN) {
    return (
      <Suspense fallback={<SkeletonPage />}>
        <LazyJoin key={code} {...{ userId, code }} />
      </Suspense>
    )
  }
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
