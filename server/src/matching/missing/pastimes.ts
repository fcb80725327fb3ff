import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { type Entry, entriesOf } from '../../genome/entries.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'

const forFun = { otherInterests: [], sportsGames: [] }
const withoutPastimes = ({ highschoolInfo, collegeInfo, graduateInfo, professionalInfo, ...others }: StudentProfile): StudentProfile => ({
  ...others,
  highschoolInfo: { ...highschoolInfo, ...forFun },
  collegeInfo: { ...collegeInfo, ...forFun },
  graduateInfo: { ...graduateInfo, ...forFun },
  professionalInfo: { ...professionalInfo, otherInterests: [] },
})

const skillsOf = (entries: readonly Entry[]): Set<number> => new Set(entries.flatMap(({ tags }) => tags.map(vocabulary.indexOf)))

/**
 * The skills that somebody shows in what they do for fun, sports and games among it, and nowhere else, by their indices: nobody lacks them. Who
 * wants to bake needs no year of lacrosse.
 */
export function pastimesOf(bio: StudentProfile): ReadonlySet<number> {
  return skillsOf(entriesOf(bio, 0)).difference(skillsOf(entriesOf(withoutPastimes(bio), 0)))
}
