import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { columnsToRead, indexedPeople } from './matching.tables.ts'

/** The numbers by which a person is found and compared. */
export const matchingPersonal = ({ db }: Context): PersonalData => ({
  tables: {
    match_index: { archivedAs: 'matching' },
    learned_orders: {
      leftOut: 'how much each skill counts, learned from all people together: it tells of nobody',
      kept: 'numbers of skills',
    },
    sketch_clusters: {
      leftOut: 'what people who are alike have in common, each number the mean of three of them at least',
      kept: 'means of numbers',
    },
    people_words: {
      leftOut: 'the words of everybody, each once, without saying whose they are',
      kept: 'a word goes within a day after the last one who used it',
    },
  },
  async collect({ id }) {
    const [row] = await db.select(columnsToRead()).from(indexedPeople).where(eq(indexedPeople.profileId, id))
    return { matching: row ?? null }
  },
})
