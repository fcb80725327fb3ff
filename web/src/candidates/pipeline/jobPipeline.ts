import { getJobOfPerson } from '@trellis/contract/jobs/jobs.calls.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { paths } from '@trellis/contract/screens.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { JobGone } from '../../jobs/employer/JobGone.tsx'
import { useJob } from '../../jobs/employer/queries.ts'
import { marksColumn, matchColumn, sinceColumn, skillsColumn } from '../rows/columns.tsx'
import { JobHead } from './JobHead.tsx'
import { jobWords } from './jobWords.ts'
import { findForJob } from './findForJob.ts'
import type { Pipeline } from './pipeline.ts'

const columns = [skillsColumn('Skills asked for, strongest in', 'minmax(12rem, 7fr)'), matchColumn, marksColumn, sinceColumn]

/** The candidates of a job, for those who hire for it. */
export const jobPipeline: Pipeline = {
  kind: JOB,
  owner: 'recruiter',
  words: jobWords,
  firstList: 'applied',
  withResumes: true,
  columnsOf: () => columns,
  acts: [],
  listAddress: paths.candidates,
  searchAddress: paths.candidatesSearch,
  find: findForJob,
  personOf: (jobId, userId, signal) => call(getJobOfPerson, { params: { id: jobId, userId }, query: {} }, { signal }),
  WithPosting: ({ postingId, children }) => children(useJob(postingId)),
  refreshPosting(queries, jobId) {
    void queries.invalidateQueries({ queryKey: keys.job(jobId) })
    // Whoever's list it is in: the counts stand there too.
    void queries.invalidateQueries({ queryKey: keys.everyOwnJobs(), refetchType: 'none' })
  },
  Head: JobHead,
  Gone: JobGone,
}
