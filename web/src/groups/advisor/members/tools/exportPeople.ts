import { exportCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { Input } from '@trellis/contract/wire/endpoint.ts'
import { respond } from '../../../../api/call.ts'
import type { CandidateFilters } from '../../../../candidates/lists/candidatesSearch.ts'
import { wantedOf } from '../../../../candidates/queries.ts'
import { downloadTable } from '../../../../files/downloadTable.ts'
import type { CandidateBucket } from '../../../../jobs/employer/buckets.ts'

type Body = Input<(typeof exportCandidates4Group)['description']>['body']

/** Downloads a list of a group as a table, narrowed and ordered as it is shown. */
export const exportList = (groupId: string, list: CandidateBucket | '', filters: CandidateFilters): Promise<void> =>
  download(groupId, wantedOf(list, filters))

/** The same of some of its people. */
export const exportNamed = (groupId: string, people: readonly Candidate[]): Promise<void> =>
  download(groupId, { state: people[0]?.link.state ?? '', ids: people.map(({ _id }) => _id) } as Body)

const download = (id: string, body: Body): Promise<void> => downloadTable(() => respond(exportCandidates4Group, { params: { id }, body }))
