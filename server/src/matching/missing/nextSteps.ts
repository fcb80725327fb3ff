import { type Level, levels, mainSectionOf } from '@trellis/contract/profiles/levels.ts'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { entriesOf } from '../../genome/entries.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'

/**
 * The skills, by their indices, that somebody shows in what they did up to a level: a surgeon's first aid at school can be a pupil's next step,
 * their surgery cannot.
 */
export function skillsUpTo(level: Level, bio: StudentProfile): ReadonlySet<number> {
  const sections = new Set<string>(levels.slice(0, levels.indexOf(level) + 1).map(mainSectionOf))
  const entries = entriesOf(bio, 0).filter(({ section }) => sections.has(section))
  return new Set(entries.flatMap(({ tags }) => tags.map(vocabulary.indexOf)))
}
