import { findPeople } from '@trellis/contract/matching/matching.ts'
import { paths } from '@trellis/contract/screens.ts'
import { call } from '../api/call.ts'
import { MOST_OF_A_KIND, type PalettePart } from '../ui/palette/palette.ts'
import { studentsLists } from './lists.ts'

export const peoplePalette: PalettePart = {
  title: 'People',
  entries: ({ userId }) =>
    (['rolemodels', 'likeme', 'following', 'followers', 'blocked'] as const).map((sub) => ({
      label: studentsLists[sub].title,
      also: 'people students',
      act: { to: paths.students(userId, sub) },
    })),
  async find({ userId }, phrase, signal) {
    const { hits } = await call(findPeople, { body: { userId, pplType: 'all', keyword: phrase, size: MOST_OF_A_KIND } }, { signal })
    return hits.hits.map(({ _id, _source: { generalInfo } }) => ({
      label: generalInfo.name,
      hint: generalInfo.headline,
      act: { to: paths.preview(_id) },
    }))
  },
}
