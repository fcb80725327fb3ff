import { plainText } from '@trellis/contract/texts/plainText.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import { weighingTime } from '../../genome/genomeOf.ts'
import type { Profile } from '../../profiles/profile.ts'
import type { indexedPeople } from '../matching.tables.ts'
import type { Measures } from '../scoring/measures.ts'
import { writeVectors } from './storedVectors.ts'
import { factsOf, type Terms, vectorsOfPerson } from './vectors.ts'

export type MatchRow = typeof indexedPeople.$inferInsert

/** Whether somebody is in the matches of others. */
export const isListed = ({ confirmed, hidden }: Profile['row']): boolean => confirmed && !hidden

/** What matching keeps of a profile, whose terms are read where nobody has read them. `now` is in milliseconds since 1970. */
export function matchRowOf({ row, bio, terms }: Profile & { terms?: Terms | undefined }, measures: Measures, now: number): MatchRow {
  const { vocabulary, population } = measures
  const vectors = vectorsOfPerson(factsOf(bio, vocabulary, weighingTime(now), terms), vocabulary, population)
  return {
    profileId: row.id,
    level: levels.indexOf(row.level),
    yearsExperience: row.yearsExperience,
    listed: isListed(row),
    birthYear: row.birthYear,
    locationCity: plainText(row.locationCity),
    locationState: plainText(row.locationState),
    locationCountry: plainText(row.locationCountry),
    membership: row.membership,
    mentoring: row.mentoring,
    ...writeVectors(vectors, population),
  }
}
