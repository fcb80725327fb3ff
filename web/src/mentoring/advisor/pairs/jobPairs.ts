import {
  getGroupJobsTable,
  getJobPrices,
  lockJobAssignment,
  mgroupPinJobs,
  publishJobAssignment,
  rebalanceJobsTable,
} from '@trellis/contract/mentoring/jobsTable.calls.ts'
import { call } from '../../../api/call.ts'
import type { PairKind } from './pairKinds.ts'

interface OfJob {
  readonly jobId: string
  readonly job: string
}

const named = <T extends OfJob>({ jobId: mentorId, job: mentor, ...pair }: T) => ({ ...pair, mentorId, mentor })

export const jobPairs: PairKind = {
  part: 'internships',
  noun: 'job',
  keepsVersions: false,
  async read(body, signal) {
    const { rows, pins, jobs, ...table } = (await call(getGroupJobsTable, { body }, { signal })).data
    return {
      ...table,
      rows: rows.map(({ jobId: mentorId, ...row }) => ({ ...row, mentorId, asks: [] })),
      pins: pins.map(({ jobId: mentorId, ...pin }) => ({ ...pin, mentorId })),
      mentors: jobs,
    }
  },
  async rebalance(base, { dryRun }) {
    const told = (await call(rebalanceJobsTable, { body: { ...base, options: { dryRun } } })).data
    if (!told.feasible) return told
    const { came, went, ...diff } = told.diff
    return { ...told, diff: { ...diff, came: came.map(named), went: went.map(named) } }
  },
  lock: (base, menteeId, locked) => call(lockJobAssignment, { body: { ...base, menteeSet: [menteeId], locked } }),
  pin(base, menteeID, pins) {
    const jobList = pins.map(({ mentorId, kind }) => ({ id: mentorId, kind }))
    return call(mgroupPinJobs, { body: { ...base, menteeID, jobList } })
  },
  async prices(within, menteeID, signal) {
    const { data } = await call(getJobPrices, { body: { ...within, menteeID } }, { signal })
    return data.map(({ jobId: mentorId, ...price }) => ({ ...price, mentorId }))
  },
  publish: async (base, how) => (await call(publishJobAssignment, { body: { ...base, ...how } })).data,
}
