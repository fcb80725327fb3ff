import type { JobState, OwnJobCard } from '@trellis/contract/jobs/jobs.ts'
import { plainText } from '@trellis/contract/texts/plainText.ts'

/** What of one's own jobs is shown. */
interface JobFilter {
  readonly state: JobState | ''
  readonly text: string
}

/** The jobs of a state that tell every word typed, in their title, company, place or skills. */
export function shownJobs(jobs: readonly OwnJobCard[], { state, text }: JobFilter): OwnJobCard[] {
  const words = plainText(text).split(/\s+/).filter(Boolean)
  return jobs.filter(({ _source: { generalInfo: info } }) => {
    if (state !== '' && info.state !== state) return false
    const place = [info.locationCity, info.locationState, info.locationCountry]
    const searchText = plainText([info.name, info.companyInstitution, ...place, ...info.skills].join(' '))
    return words.every((word) => searchText.includes(word))
  })
}

/** How many jobs are in each state; '' counts all. */
export function stateCounts(jobs: readonly OwnJobCard[]): Record<JobState | '', number> {
  const counts = { draft: 0, open: 0, closed: 0, '': jobs.length }
  for (const { _source } of jobs) counts[_source.generalInfo.state] += 1
  return counts
}
