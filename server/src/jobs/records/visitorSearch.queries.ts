import { MINUTE_MS } from '@trellis/contract/durations.ts'
import { LEAST_PEOPLE_TOLD, MOST_JOBS_SHOWN, PEOPLE_TOLD_IN, type ShownJob } from '@trellis/contract/jobs/visitors.calls.ts'
import { consume, type Limit } from '../../accounts/limits.ts'
import type { Context } from '../../context.ts'
import type { FollowedMatchIndex } from '../../matching/matchIndex/followMatchIndex.ts'
import { countAdultsWith } from '../../matching/search/adultsWith.queries.ts'
import { networkOf } from '../../platform/http/limits/network.ts'
import type { JobCardRow } from '../jobs.present.ts'
import { searchPublicJobs } from '../jobs.queries.ts'

/** What one network may look for without an account: wide enough for a class of 60 behind one address. */
export const searchesOfVisitors: Limit = { name: 'searchesOfVisitors', rules: [{ most: 300, within: 10 * MINUTE_MS }] }

/**
 * What a keyword would find for whoever had an account: the jobs that everybody may see, and a number of people that tells of nobody.
 * @param address the caller's network address
 * @throws Failure TooManyAttempts or Busy
 */
export async function visitorSearch(context: Context, matchIndex: FollowedMatchIndex, keyword: string, address: string) {
  await consume(context, searchesOfVisitors, networkOf(address))
  const [{ items, total }, people] = await Promise.all([
    searchPublicJobs(context, { keyword, start: 0, size: MOST_JOBS_SHOWN }),
    countAdultsWith(context, matchIndex, keyword),
  ])
  return { jobs: total, shown: items.map(shownJob), people: peopleTold(people) }
}

/** So many people as are told of: in tens, and none where they are few. */
export function peopleTold(people: number): number | null {
  return people < LEAST_PEOPLE_TOLD ? null : Math.floor(people / PEOPLE_TOLD_IN) * PEOPLE_TOLD_IN
}

function shownJob({ posting, info }: JobCardRow): ShownJob {
  const { name, companyInstitution, locationCity, locationState, locationCountry, workplace } = info
  return { id: posting.id, name, companyInstitution, locationCity, locationState, locationCountry, workplace }
}
