import { findJobs4Candidate } from '@trellis/contract/jobs/jobMatches.calls.ts'
import { paths } from '@trellis/contract/screens.ts'
import { call } from '../../api/call.ts'
import { MOST_OF_A_KIND, type PalettePart } from '../../ui/palette/palette.ts'

export const jobsPalette: PalettePart = {
  title: 'Jobs',
  async find({ userId }, phrase, signal) {
    const body = { keyword: phrase, size: MOST_OF_A_KIND }
    const { hits } = await call(findJobs4Candidate, { params: { userId }, body }, { signal })
    return hits.hits.map(({ _id, _source: { generalInfo } }) => ({
      label: generalInfo.name,
      hint: generalInfo.companyInstitution,
      act: { to: paths.job(userId, _id) },
    }))
  },
}
