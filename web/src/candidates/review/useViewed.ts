import { recruiterviewed } from '@trellis/contract/candidates/candidates.calls.ts'
import type { Candidate } from '@trellis/contract/jobs/jobs.ts'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { setOfThisPerson } from '../../session/ofThisPerson.ts'
import { noteViewed } from '../deciding/changesStore.ts'

const noted = setOfThisPerson<string>()

/** Notes that the owner has looked at a candidate, once. */
export function useViewed(jobId: string, candidate: Candidate | undefined): void {
  const studentId = candidate !== undefined && !candidate.link.flags.viewed ? candidate._id : undefined
  useEffect(() => {
    if (studentId === undefined || noted.has(`${jobId} ${studentId}`)) return
    noted.add(`${jobId} ${studentId}`)
    call(recruiterviewed, { body: { jobId, studentId } }).then(
      () => noteViewed(jobId, studentId),
      // A mark that did not arrive is made the next time.
      () => noted.delete(`${jobId} ${studentId}`),
    )
  }, [jobId, studentId])
}
