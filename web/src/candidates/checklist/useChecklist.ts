import {
  addChecklistPoint,
  type ChecklistPoint,
  deleteChecklistPoint,
  tickChecklistPoint,
} from '@trellis/contract/candidates/checklists.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { dated, unknownTo, useWrites, write } from '../../api/writes.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { checklistQuery } from '../queries.ts'
import { type Tick, withTicks } from './ticks.ts'

const aboutTick = (jobId: string, studentId: string, ...pointId: readonly string[]): readonly string[] => [
  'tick',
  jobId,
  studentId,
  ...pointId,
]

/** A job's checklist as it stands for a candidate, and how to change it. A tick shows at once. */
export function useChecklist(jobId: string, studentId: string) {
  const queries = useQueryClient()
  const query = useQuery(checklistQuery(jobId, studentId))
  const writes = useWrites<Tick>(aboutTick(jobId, studentId))
  const params = { jobId, studentId }

  /** All candidates of a job have the same points. */
  const change = async (send: () => Promise<{ data: ChecklistPoint[] }>) => {
    const reply = await dated(send)
    queries.setQueryData(checklistQuery(jobId, studentId).queryKey, reply)
    void queries.invalidateQueries({ queryKey: keys.candidates(jobId, 'checklist'), refetchType: 'none' })
  }

  return {
    query,
    points: query.data && withTicks(query.data.data, unknownTo(writes, query.data.requestedAt)),
    tick(pointId: string, ticked: boolean): void {
      const tick = { pointId, ticked }
      const send = async () => {
        await call(tickChecklistPoint, { params: { ...params, pointId }, body: { ticked } }, { outlivesPage: true })
        return tick
      }
      const about = aboutTick(jobId, studentId, pointId)
      write<Tick>(queries, { about, change: tick, send }).catch((failure: unknown) => notify.failure(failure, 'The tick is as it was.'))
    },
    add: (words: string) => change(() => call(addChecklistPoint, { params, body: { words } })),
    remove: (pointId: string) => change(() => call(deleteChecklistPoint, { params: { ...params, pointId } })),
  }
}
