import { createFileRoute } from '@tanstack/react-router'
import type { ListedState } from '@trellis/contract/postings/linkStates.ts'
import { phraseOf, requestGroups } from '../../groups/student/lists/groupsRoute.ts'
import { readGroupsSearch } from '../../groups/student/lists/groupsSearch.ts'
import { GroupsScreen } from '../../groups/student/lists/GroupsScreen.tsx'
import { isListOfRecruiter } from '../../groups/student/lists/lists.ts'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'

interface Shown {
  readonly list: ListedState | undefined
  readonly phrase: string
}

const SEARCH = 'search/'

/** One of a recruiter's lists, or a search among all groups; undefined for what is neither. */
function shownAt(address = ''): Shown | undefined {
  if (isListOfRecruiter(address)) return { list: address, phrase: '' }
  const phrase = address.startsWith(SEARCH) ? phraseOf(address.slice(SEARCH.length)) : ''
  return phrase === '' ? undefined : { list: undefined, phrase }
}

export const Route = createFileRoute('/_signedIn/employer/$userId/groups/$')({
  validateSearch: readGroupsSearch,
  loader: ({ params: { userId, _splat }, ...visit }) => {
    const shown = shownAt(_splat)
    if (shown !== undefined) requestGroups(visit, userId, { list: shown.list ?? '', keyword: shown.phrase }, false)
  },
  component: Screen,
})

function Screen() {
  const { userId, _splat } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const shown = shownAt(_splat)
  if (shown === undefined) return <NotFoundScreen />
  return <GroupsScreen {...{ userId, search, ...shown }} onSearch={(next, how) => void navigate({ search: next, ...how })} />
}
