import type { Id } from '@trellis/contract/wire/ids.ts'
import { eventKind } from '../platform/events/events.ts'

/**
 * What was read of a bio's words, since reading a long one takes its time: the text it is searched in, its terms, and the skills
 * that only its texts name, by their indices in the vocabulary.
 */
export interface BioWords {
  readonly searchText: string
  /** How often the bucket of each word comes up. */
  readonly terms: {
    readonly termCounts: ReadonlyMap<number, number>
    readonly termWords: ReadonlyMap<number, string>
    readonly ownSkills: ReadonlySet<number>
    readonly skillsInText: readonly number[]
  }
}

/**
 * A bio, a level, a place or what a person is found by has changed; also when the profile is new. `words` are
 * there where the bio was read already.
 */
export const profileChanged = eventKind<{ profileId: Id; words?: BioWords | undefined }>('profiles.changed')

/** A profile was confirmed, hidden or published, or is gone with its account, or back with it. */
export const visibilityChanged = eventKind<{ profileId: Id }>('profiles.visibilityChanged')

/** The years of experience of some people have grown, who saved nothing. */
export const experienceGrown = eventKind<{ ids: readonly Id[] }>('profiles.experienceGrown')
