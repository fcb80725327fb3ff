import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { snapshotsOf } from './genome.queries.ts'
import { genomes } from './genome.tables.ts'

/** The genome with its snapshots. */
export const genomePersonal = ({ db }: Context): PersonalData => ({
  tables: { genomes: { archivedAs: 'genome' }, genome_snapshots: { archivedAs: 'genomeSnapshots' } },
  async collect({ id }) {
    const [genome] = await db.select().from(genomes).where(eq(genomes.profileId, id))
    return { genome: genome ?? null, genomeSnapshots: await snapshotsOf(db, id) }
  },
})
