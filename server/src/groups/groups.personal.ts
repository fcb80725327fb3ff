import { eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { everyPosting } from '../postings/postings.queries.ts'
import { groups } from './groups.tables.ts'

/** The groups that an advisor wrote. */
export const groupsPersonal = ({ db }: Context): PersonalData => ({
  tables: {
    groups: { archivedAs: 'groupTexts', kept: 'what a group says stays with the group, for those who had to do with it' },
  },
  async collect({ id }) {
    const posting = everyPosting(db)
    const own = db.select({ id: posting.id }).from(posting).where(eq(posting.ownerId, id))
    const { postingId, info } = groups
    return { groupTexts: await db.select({ postingId, info }).from(groups).where(inArray(postingId, own)) }
  },
})
