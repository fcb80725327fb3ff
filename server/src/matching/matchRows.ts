import { plainText } from '@trellis/contract/plainText.ts'
import { levels } from '@trellis/contract/profiles.ts'
import { weighingTime } from '../genome/genomeOf.ts'
import type { Profile } from '../profiles/profiles.queries.ts'
import type { matchIndex } from './matching.tables.ts'
import type { Measures } from './measures.ts'
import { writeVectors } from './storedVectors.ts'
import { factsOf, vectorsOf } from './vectors.ts'

type MatchRow = typeof matchIndex.$inferInsert

/** What matching keeps of a profile. `now` is in milliseconds since 1970. */
export function matchRowOf({ row, told }: Profile, measures: Measures, now: number): MatchRow {
  const { vocabulary, population } = measures
  const vectors = vectorsOf(factsOf(told, vocabulary, weighingTime(now)), vocabulary, population)
  return {
    profileId: row.id,
    level: levels.indexOf(row.level),
    yearsExperience: row.yearsExperience,
    listed: row.confirmed && !row.hidden,
    birthYear: row.birthYear,
    locationCity: plainText(row.locationCity),
    locationState: plainText(row.locationState),
    locationCountry: plainText(row.locationCountry),
    membership: row.membership,
    ...writeVectors(vectors),
  }
}
