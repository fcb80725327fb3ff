import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { queryClient } from '../../api/queryClient.ts'
import { entriesBy, MOST_OF_A_KIND, type PalettePart } from '../../ui/palette/palette.ts'
import { ownGroupsQuery } from './groupQueries.ts'

export const ownGroupsPalette: PalettePart = {
  title: 'Groups',
  entries: ({ userId, info }) =>
    info.isWaiting ? [] : [{ label: 'Create a group', also: 'new add', act: { to: groupPaths.createGroup(userId) } }],
  async find({ userId }, phrase) {
    const { items } = await queryClient.ensureQueryData(ownGroupsQuery(userId))
    const entries = items.map(({ _id, _source: { generalInfo } }) => ({
      label: generalInfo.name,
      hint: generalInfo.locationCity,
      act: { to: generalInfo.state === 'draft' ? groupPaths.manageGroup(userId, _id) : groupPaths.members(userId, _id, 'accepted') },
    }))
    return entriesBy(phrase, entries).slice(0, MOST_OF_A_KIND)
  },
}
