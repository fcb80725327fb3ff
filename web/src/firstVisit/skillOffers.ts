import type { SkillIndex } from '@trellis/contract/genome/skillSearch.ts'
import { wordsOf } from '@trellis/contract/texts/plainText.ts'
import type { Skills } from '../profiles/tags/useSkills.ts'

/** Of the skills that a line's own words name. */
const MOST_READ = 3
const MOST_OFFERED = 4
/** A name of a skill has seldom more words. */
const MOST_WORDS = 3

/** Behavioral skills that most of what people do takes, and that come first where several are left. */
const often = ['Teamwork', 'Leadership', 'Oral communication']

/**
 * Skills of which a name stands in a line word for word, longer names first. It takes 'drawing' for Drawing wherever it stands: good enough
 * to offer, not to assume.
 */
export function namedInLine(line: string, { names }: SkillIndex): string[] {
  const words = wordsOf(line)
  const found = new Set<string>()
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const span = words.slice(from, from + length).join(' ')
      const named = names.find(({ plain }) => plain === span)
      if (named !== undefined) found.add(named.skill.label)
    }
  }
  return [...found]
}

/**
 * The skills to choose from for a thing that somebody does, each once and in an order that choosing does not change: those that its words
 * name, then a few behavioral ones, of which each entry is recommended to have one, then others that are chosen.
 */
export function skillOffers(chosen: readonly string[], named: readonly string[], skills: Skills | undefined): string[] {
  const behavioral = skills?.behavioral.map(({ label }) => label) ?? []
  const known = new Set([...often.filter((label) => behavioral.includes(label)), ...behavioral])
  const offered = [...new Set([...named.slice(0, MOST_READ), ...known])].slice(0, MOST_OFFERED)
  return [...offered, ...chosen.filter((skill) => !offered.includes(skill))]
}
