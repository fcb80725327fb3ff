import { createFileRoute } from '@tanstack/react-router'
import { isStudentsList } from '../../people/lists.ts'
import { StudentsScreen } from '../../people/StudentsScreen.tsx'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'
import { likeMeQuery, peopleListQuery } from '../../people/queries.ts'
import { PeopleBeside } from '../../profiles/PeopleBeside.tsx'
import { profileQueries } from '../../profiles/profileQueries.ts'
import { readOpen } from '../../ui/lists/opening.ts'
import { useOwnRing } from '../../profiles/useProfile.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/students/$userId/$sub')({
  validateSearch: readOpen,
  loader: ({ preload, cause, params: { userId, sub }, location: { search } }) => {
    const { open } = readOpen({ ...search })
    if (open !== undefined) requestFirstData(preload, ...profileQueries(userId, open))
    // The list stays as it is while one after the other is opened.
    if (open !== undefined && cause === 'stay') return
    if (!isStudentsList(sub)) return
    const isMatches = sub === 'rolemodels' || sub === 'likeme'
    requestFirstData(preload, isMatches ? likeMeQuery(userId, sub === 'rolemodels') : peopleListQuery(userId, sub))
  },
  component: Screen,
})

function Screen() {
  const { userId, sub } = Route.useParams()
  const ownRing = useOwnRing()
  const { open } = Route.useSearch({ select: readOpen })
  const navigate = Route.useNavigate()
  if (!isStudentsList(sub)) return <NotFoundScreen />
  return (
    <PeopleBeside
      open={open}
      onOpen={(id, isFirst) => void navigate({ search: { ...(id !== undefined && { open: id }) }, replace: !isFirst, resetScroll: false })}
    >
      <StudentsScreen userId={userId} sub={sub} ownRing={ownRing} />
    </PeopleBeside>
  )
}
