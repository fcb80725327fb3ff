import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import { plainText } from '@trellis/contract/texts/plainText.ts'

/** What of one's own postings is shown. */
interface Filter {
  readonly state: JobState | ''
  readonly text: string
}

interface Card {
  readonly _source: {
    readonly generalInfo: {
      readonly name: string
      readonly state: JobState
      /** Of a job. */
      readonly companyInstitution?: string
      readonly locationCity: string
      readonly locationState: string
      readonly locationCountry: string
      readonly skills: readonly string[]
    }
  }
}

/** The postings of a state that tell every word typed, in their name, company, place or skills. */
export function shownPostings<P extends Card>(postings: readonly P[], { state, text }: Filter): P[] {
  const words = plainText(text).split(/\s+/).filter(Boolean)
  return postings.filter(({ _source: { generalInfo: info } }) => {
    if (state !== '' && info.state !== state) return false
    const place = [info.locationCity, info.locationState, info.locationCountry]
    const searchText = plainText([info.name, info.companyInstitution ?? '', ...place, ...info.skills].join(' '))
    return words.every((word) => searchText.includes(word))
  })
}

/** How many postings are in each state; '' counts all. */
export function stateCounts(postings: readonly Card[]): Record<JobState | '', number> {
  const counts = { draft: 0, open: 0, closed: 0, '': postings.length }
  for (const { _source } of postings) counts[_source.generalInfo.state] += 1
  return counts
}
