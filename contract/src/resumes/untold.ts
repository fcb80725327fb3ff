import { type BioSection, emptyProfile } from '../profiles/profiles.ts'

const nothingTold = emptyProfile()

/** Whether a field holds what it holds in every new bio: nothing, or the level that everybody begins with. */
export function isUntold(section: BioSection, field: string, value: unknown): boolean {
  return !value || value === (nothingTold[section] as Record<string, unknown>)[field]
}
