import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { everyPosting } from '../postings/postings.queries.ts'
import { jobs } from './jobs.tables.ts'

const { postingId, info } = getTableColumns(jobs)

/** The jobs that a recruiter wrote. */
export const jobsPersonal = ({ db }: Context): PersonalData => ({
  tables: {
    jobs: { archivedAs: 'jobTexts', kept: 'what a job says stays with the job, for those who had to do with it' },
  },
  async collect({ id }) {
    const posting = everyPosting(db)
    const own = db.select({ id: posting.id }).from(posting).where(eq(posting.ownerId, id))
    return { jobTexts: await db.select({ postingId, info }).from(jobs).where(inArray(postingId, own)) }
  },
})
