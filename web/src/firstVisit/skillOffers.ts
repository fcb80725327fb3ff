import type { Skills } from '../profiles/tags/useSkills.ts'

/** Of the skills that a line's own words name. */
const MOST_READ = 3
const MOST_OFFERED = 5

/** Behavioral skills that most of what people do takes, and that come first where several are left. */
const often = ['Teamwork', 'Leadership', 'Oral communication']

/**
 * The skills to choose from for a thing that somebody does, each once and in an order that choosing does not change: those that its words
 * name, then a few behavioral ones, of which each entry is recommended to have one, then others that are chosen.
 */
export function skillOffers(chosen: readonly string[], read: readonly string[], skills: Skills | undefined): string[] {
  const behavioral = skills?.behavioral.map(({ label }) => label) ?? []
  const known = new Set([...often.filter((label) => behavioral.includes(label)), ...behavioral])
  const offered = [...new Set([...read.slice(0, MOST_READ), ...known])].slice(0, MOST_OFFERED)
  return [...offered, ...chosen.filter((skill) => !offered.includes(skill))]
}
