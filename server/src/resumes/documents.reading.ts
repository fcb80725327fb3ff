import { proposalsFromJsonResume } from '@trellis/contract/resumes/jsonResume.import.ts'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { reading } from '../platform/reading/reading.ts'
import { type ReadDocument, readLegacy } from './legacyProposals.ts'
import { skillsInText } from './skills/skillsInText.ts'

interface DocumentAndBio {
  readonly document: Record<string, unknown>
  readonly bio: StudentProfile
}

/** What a JSON Resume, or a profile of older software, would add to a bio; undefined where it is neither. */
export function read({ document, bio }: DocumentAndBio): ReadDocument | undefined {
  const legacy = readLegacy(document, bio)
  if (legacy !== undefined) return legacy
  const proposals = proposalsFromJsonResume(document, bio, skillsInText)
  return proposals && { proposals, left: [] }
}

export const documentReading = reading(import.meta.url, read)
