import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { type Entry, entriesOf } from '../../genome/entries.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'

const withoutInterests = ({ highschoolInfo, collegeInfo, graduateInfo, professionalInfo, ...others }: StudentProfile): StudentProfile => ({
  ...others,
  highschoolInfo: { ...highschoolInfo, otherInterests: [] },
  collegeInfo: { ...collegeInfo, otherInterests: [] },
  graduateInfo: { ...graduateInfo, otherInterests: [] },
  professionalInfo: { ...professionalInfo, otherInterests: [] },
})

const skillsOf = (entries: readonly Entry[]): Set<number> => new Set(entries.flatMap(({ tags }) => tags.map(vocabulary.indexOf)))

/** The skills that somebody shows in what they do for fun and nowhere else, by their indices: nobody lacks them. */
export function pastimesOf(bio: StudentProfile): ReadonlySet<number> {
  return skillsOf(entriesOf(bio, 0)).difference(skillsOf(entriesOf(withoutInterests(bio), 0)))
}
