import { queryOptions } from '@tanstack/react-query'
import { getRecruiter } from '@trellis/contract/accounts/accounts.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'

/** A recruiter's or advisor's own profile. */
export const recruiterQuery = (id: string) =>
  queryOptions({
    queryKey: keys.recruiter(id),
    queryFn: ({ signal }) => call(getRecruiter, { params: { id } }, { signal }),
  })
