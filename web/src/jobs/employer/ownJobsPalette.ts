import { myJobList } from '@trellis/contract/jobs/jobs.calls.ts'
import { paths } from '@trellis/contract/screens.ts'
import { call } from '../../api/call.ts'
import { entriesBy, MOST_OF_A_KIND, type PalettePart } from '../../ui/palette/palette.ts'

export const ownJobsPalette: PalettePart = {
  title: 'Candidates of',
  async find({ userId }, phrase, signal) {
    const { items } = await call(myJobList, { params: { userId }, query: {} }, { signal })
    const entries = items.map(({ _id, _source: { generalInfo } }) => ({
      label: generalInfo.name,
      hint: generalInfo.locationCity,
      act: { to: paths.candidates(userId, _id, 'applied') },
    }))
    return entriesBy(phrase, entries).slice(0, MOST_OF_A_KIND)
  },
}
