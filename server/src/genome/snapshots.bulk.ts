import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Queries } from '../platform/database/database.ts'
import { genomeSnapshots } from './genome.tables.ts'
import { genomeOf, type Measures } from './genomeOf.ts'

/** What somebody's bio was like on a day of the past (in milliseconds since 1970). */
export interface PastBio {
  readonly profileId: Id
  readonly at: number
  readonly profile: StudentProfile
}

/** Adds the snapshots that these bios would have left, as if their people had asked for them. */
export async function addPastSnapshots(tx: Queries, measures: Measures, past: readonly PastBio[]): Promise<void> {
  const rows = past.flatMap(({ profileId, at, profile }) => {
    const { signature } = genomeOf(profile, measures, at)
    if (signature === null) return []
    return [
      {
        id: newId(at),
        profileId,
        takenAt: new Date(at),
        kept: true,
        signature: [...signature],
        vocabularyVersion: measures.vocabulary.version,
        populationVersion: measures.population.version,
      },
    ]
  })
  if (rows.length > 0) await tx.insert(genomeSnapshots).values(rows)
}
