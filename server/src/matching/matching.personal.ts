import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { indexedPeople } from './matching.tables.ts'

/** The numbers by which a person is found and compared. */
export const matchingPersonal = ({ db }: Context): PersonalData => ({
  tables: { match_index: { archivedAs: 'matching' } },
  async collect({ id }) {
    const [row] = await db.select().from(indexedPeople).where(eq(indexedPeople.profileId, id))
    return { matching: row ?? null }
  },
})
