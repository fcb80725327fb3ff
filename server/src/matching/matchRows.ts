import { levels } from '@trellis/contract/profiles.ts'
import { weighingTime } from '../genome/genomeOf.ts'
import { plainText } from '../profiles/plainText.ts'
import type { Profile } from '../profiles/profiles.queries.ts'
import { type matchIndex, TAG_PLACES } from './matching.tables.ts'
import type { ReasonContext } from './reasons.ts'
import { writeSparse } from './storedVectors.ts'
import { TERM_BUCKETS } from './terms.ts'
import { factsOf, vectorsOf } from './vectors.ts'

type MatchRow = typeof matchIndex.$inferInsert

/** What matching keeps of a profile. `now` is in milliseconds since 1970. */
export function matchRowOf({ row, told }: Profile, measures: ReasonContext, now: number): MatchRow {
  const { vocabulary, population } = measures
  const { direction, tags, text } = vectorsOf(factsOf(told, vocabulary, weighingTime(now)), vocabulary, population)
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
    direction: [...direction],
    tags: writeSparse(tags, TAG_PLACES),
    terms: writeSparse(text, TERM_BUCKETS),
  }
}
