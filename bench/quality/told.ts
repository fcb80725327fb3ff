import { emptyProfile, type StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { entriesOf } from '../../server/src/genome/entries.ts'

/** Nothing is as old as the day on which somebody is measured. */
export const NOW = Date.UTC(2026, 8, 1)
/** What the one adds who tells of one thing more. */
const ADDED_SKILL = 'Public speaking'
const FEW_ENTRIES = 2

/** Whether a bio tells of two things at most. */
export const tellsLittle = (bio: StudentProfile): boolean => entriesOf(bio, NOW).length <= FEW_ENTRIES

/** The bio with one thing more. */
export function withSkill(bio: StudentProfile): StudentProfile {
  const { professionalInfo: professional } = bio
  const impactfulActivities = [...professional.impactfulActivities, { name: '', tags: [ADDED_SKILL] }]
  return { ...bio, professionalInfo: { ...professional, impactfulActivities } }
}

/** What the bio was when one thing was told. */
export function withFirstEntry(bio: StudentProfile): StudentProfile {
  const [first] = entriesOf(bio, NOW)
  const nothing = emptyProfile()
  if (first === undefined) return nothing
  const impactfulActivities = [{ name: first.name, tags: [...first.tags] }]
  return { ...nothing, professionalInfo: { ...nothing.professionalInfo, impactfulActivities } }
}
