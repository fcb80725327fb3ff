import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { queryClient } from '../../api/queryClient.ts'
import { entriesBy, MOST_OF_A_KIND, type PalettePart } from '../../ui/palette/palette.ts'
import { ownGroupsQuery } from './groupQueries.ts'
import { sectionHref, sectionLabels, sections } from './groupSections.ts'

export const ownGroupsPalette: PalettePart = {
  title: 'Groups',
  entries: ({ userId, info }) =>
    info.isWaiting ? [] : [{ label: 'Create a group', also: 'new add', act: { to: groupPaths.createGroup(userId) } }],
  async find({ userId }, phrase) {
    const { items } = await queryClient.ensureQueryData(ownGroupsQuery(userId))
    const groups = items.map(({ _id, _source: { generalInfo } }) => ({
      id: _id,
      label: generalInfo.name,
      hint: generalInfo.locationCity,
      act: { to: generalInfo.state === 'draft' ? groupPaths.manageGroup(userId, _id) : groupPaths.members(userId, _id, 'accepted') },
    }))
    const found = entriesBy(phrase, groups)
    const ids = new Set(found.map(({ id }) => id))
    // What is named is looked for by its section too: 'cohorts', or 'frog invitations'.
    const inside = groups
      .filter(({ id }) => !ids.has(id))
      .flatMap(({ id, label }) =>
        sections.map((one) => ({ label: `${sectionLabels[one]}: ${label}`, act: { to: sectionHref(userId, id, one) } })),
      )
    return [...found, ...(phrase.trim() === '' ? [] : entriesBy(phrase, inside))].slice(0, MOST_OF_A_KIND)
  },
}
