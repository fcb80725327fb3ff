import { recruiterviewed } from '@trellis/contract/postings/links.calls.ts'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { write } from '../../api/writes.ts'
import { afterPaint } from '../../ui/loading/afterPaint.ts'
import { aboutViewed, useViewedHere } from '../deciding/moves.ts'

/** Notes that the owner has looked at a candidate, once. A mark that did not arrive is made the next time. */
export function useViewed(postingId: string, candidate: Candidate | undefined): void {
  const queries = useQueryClient()
  const viewed = useViewedHere(postingId)
  const isNew = candidate !== undefined && !candidate.link.flags.viewed && !viewed.has(candidate._id)
  const studentId = isNew ? candidate._id : undefined
  useEffect(() => {
    if (studentId === undefined) return
    const send = async () => {
      await call(recruiterviewed, { body: { jobId: postingId, studentId } })
      return studentId
    }
    // They are looked at once they are seen.
    afterPaint(() => void write(queries, { about: aboutViewed(postingId, studentId), change: studentId, send }).catch(() => undefined))
  }, [queries, postingId, studentId])
}
