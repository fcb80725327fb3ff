import { findGroups4Candidate } from '@trellis/contract/groups/groups.calls.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { call } from '../../api/call.ts'
import { MOST_OF_A_KIND, type PalettePart } from '../../ui/palette/palette.ts'
import { placeOf } from './groupWords.ts'

export const groupsPalette: PalettePart = {
  title: 'Groups',
  entries: ({ userId }) => [{ label: 'Join with a code', also: 'group enter class', act: { to: groupPaths.join(userId) } }],
  async find({ userId }, phrase, signal) {
    const body = { keyword: phrase, size: MOST_OF_A_KIND }
    const { hits } = await call(findGroups4Candidate, { params: { userId }, body }, { signal })
    return hits.hits.map(({ _id, _source: { generalInfo } }) => ({
      label: generalInfo.name,
      hint: placeOf(generalInfo),
      act: { to: groupPaths.group(userId, _id) },
    }))
  },
}
