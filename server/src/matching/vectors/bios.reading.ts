import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { reading } from '../../platform/reading/reading.ts'
import type { BioWords } from '../../profiles/profiles.events.ts'
import { searchTextOfBio } from '../../profiles/sections/sections.ts'
import { termsOfBio } from './vectors.ts'

/** Reads the words of a bio, for those who search and for those who compare. */
export function read(bio: StudentProfile): BioWords {
  return { searchText: searchTextOfBio(bio), terms: termsOfBio(bio, vocabulary) }
}

export const bioReading = reading(import.meta.url, read)
