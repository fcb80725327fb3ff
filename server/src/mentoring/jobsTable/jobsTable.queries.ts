import type { JobsTable } from '@trellis/contract/mentoring/jobsTable.calls.ts'
import { besideOf } from '../../jobs/matches/jobGrounds.policy.ts'
import { presentFit } from '../../matching/matching.present.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import { wordsForOwners } from '../../matching/scoring/reasonWords.ts'
import { toldReasons } from '../../matching/scoring/tellings.ts'
import type { Person } from '../../platform/http/actor.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { type Asked, tableShown, vectorsOf } from '../tables/pairsTable.queries.ts'
import { jobsToAssign, jobTakers } from './offeredJobs.queries.ts'
import { ofJobs } from './ofJobs.ts'

/** The draft of which mentee has which job for the advisors of a mentoring group, a page of its mentees by name. */
export async function jobsTable(
  reading: Reading,
  measures: Measures,
  actor: Person,
  group: StoredMentoringGroup,
  asked: Asked,
): Promise<JobsTable> {
  const jobs = await jobsToAssign(reading, actor, group)
  const { rows, pins, mentors, ...table } = await tableShown(reading, actor, group, asked, {
    kind: ofJobs,
    others: jobs.toSorted((one, other) => one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1)),
    async telling(pairs) {
      const ids = pairs.map(({ menteeId }) => menteeId)
      const [vectors, takers] = [await vectorsOf(reading.db, ids), await jobTakers(reading, group.id, ids)]
      const byId = new Map(jobs.map(({ id, compared }) => [id, compared]))
      return ({ menteeId, mentorId }) => {
        const [own, taker, job] = [vectors.get(menteeId), takers.get(menteeId), byId.get(mentorId)]
        if (!own || !taker || !job) return { score: 0, reasons: [] }
        const beside = besideOf(job.takeable, taker.taker, 'their')
        const { score, reasons } = presentFit(own, job, measures, wordsForOwners.job, beside)
        return { score, reasons: toldReasons(reasons).map(({ kind, words, points }) => ({ kind, words, points })) }
      }
    },
  })
  return {
    ...table,
    rows: rows.map((row) => {
      const { mentorId: jobId, asks: _asks, ...rest } = row
      return { ...rest, jobId }
    }),
    pins: pins.map(({ mentorId: jobId, ...pin }) => ({ ...pin, jobId })),
    jobs: mentors,
  }
}
