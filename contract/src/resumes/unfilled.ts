import { type BioSection, emptyProfile } from '../profiles/profiles.ts'

const emptyBio = emptyProfile()

/** Whether a field holds what it holds in every new bio: nothing, or the level that everybody begins with. */
export function isUnfilled(section: BioSection, field: string, value: unknown): boolean {
  return !value || value === (emptyBio[section] as Record<string, unknown>)[field]
}
