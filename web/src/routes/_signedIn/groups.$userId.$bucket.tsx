import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { readCodeOf } from '../../accounts/signUp/signUpSearch.ts'
import { requestGroups } from '../../groups/student/lists/groupsRoute.ts'
import { readGroupsSearch } from '../../groups/student/lists/groupsSearch.ts'
import { GroupsScreen } from '../../groups/student/lists/GroupsScreen.tsx'
import { isList } from '../../postings/lists/listTexts.ts'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'
import { SkeletonPage } from '../../ui/states/Waiting.tsx'

/** What stands at the place of a list where a code is typed by which one joins. */
const JOIN = 'join'
const LazyJoin = lazy(async () => ({ default: (await import('../../groups/student/joining/JoinScreen.tsx')).JoinScreen }))

export const Route = createFileRoute('/_signedIn/groups/$userId/$bucket')({
  validateSearch: (query) => ({ ...readGroupsSearch(query), ...readCodeOf(query) }),
  loader: ({ params: { userId, bucket }, ...visit }) => {
    if (isList(bucket)) requestGroups(visit, userId, { list: bucket, keyword: '' }, true)
  },
  component: Screen,
})

function Screen() {
  const { userId, bucket } = Route.useParams()
  const { code, ...search } = Route.useSearch()
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
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  )
}
