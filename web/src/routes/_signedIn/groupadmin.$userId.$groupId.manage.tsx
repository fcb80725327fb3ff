import { createFileRoute } from '@tanstack/react-router'
import { cohortsQuery } from '../../groups/advisor/cohorts/cohortQueries.ts'
import { groupQuery, ownGroupsQuery } from '../../groups/advisor/groupQueries.ts'
import { loadPart } from '../../groups/advisor/manageParts.ts'
import { ManageGroupScreen } from '../../groups/advisor/ManageGroupScreen.tsx'
import { readManageSearch } from '../../groups/advisor/manageSearch.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/groupadmin/$userId/$groupId/manage')({
  validateSearch: readManageSearch,
  loader: ({ preload, params: { userId, groupId }, location: { search } }) => {
    const shown = readManageSearch({ ...search })
    loadPart(shown)
    requestFirstData(
      preload,
      groupQuery(groupId),
      shown.part === undefined && ownGroupsQuery(userId),
      shown.part === 'cohorts' && cohortsQuery(groupId, userId),
    )
  },
  component: Screen,
})

function Screen() {
  const { userId, groupId } = Route.useParams()
  const search = Route.useSearch({ select: readManageSearch })
  return <ManageGroupScreen key={`${groupId} ${search.clone === true}`} {...{ userId, groupId, search }} />
}
