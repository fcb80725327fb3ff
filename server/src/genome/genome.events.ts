import { eventKind } from '../platform/events/events.ts'
import type { BioWords } from '../profiles/profiles.events.ts'
import type { Profile } from '../profiles/profile.ts'

/** A genome was made anew, from a profile which listeners need not read again. It follows every change of a profile. */
export const genomeChanged = eventKind<{ profile: Profile; words?: BioWords | undefined }>('genome.changed')
