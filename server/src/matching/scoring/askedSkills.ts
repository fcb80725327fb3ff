import type { AskedSkill } from '@trellis/contract/matching/askedSkills.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import type { Closeness } from '../relations/closeness.ts'

/** What somebody shows of their skills. */
export interface ShownSkills {
  /** What they did, each with its tags in any spelling. */
  readonly entries: readonly { readonly name: string; readonly tags: readonly string[] }[]
  /** All skills that they are compared by, those of their texts among them, by their indices in the vocabulary. */
  readonly skills: readonly number[]
}

/** Nobody's skills are looked at further for one that is close: all of a thousand would hold everybody else up. */
const MOST_LOOKED_AT = 100

/**
 * Which of the skills that a job asks for somebody has, nearly has by one that is close to it, or does not show yet: in the job's order,
 * each once, however it is spelled. A skill that the vocabulary does not know is had by its very words, and never nearly.
 * @param asked the skills that the job lists, by name
 */
export function askedSkills(asked: readonly string[], shown: ShownSkills, closeness: Closeness): AskedSkill[] {
  const known = new Set(shown.skills)
  const keys = asked.map(keyOf)
  const entryOf = namedBy(shown, keys)
  const once = asked.filter((_, at) => keys.indexOf(keys[at]!) === at)
  return once.map((skill): AskedSkill => {
    const by = entryOf.get(keyOf(skill))
    const index = vocabulary.indexOf(skill)
    const isKnown = index !== vocabulary.otherIndex
    if (by !== undefined || (isKnown && known.has(index))) return { skill, fit: 'have', by: by ?? '' }
    const close = isKnown ? closestTo(index, shown.skills, closeness) : undefined
    if (close === undefined) return { skill, fit: 'notYet', by: '' }
    return { skill, fit: 'nearly', by: vocabulary.skills[close]!.label }
  })
}

/** The first entry with a name that shows each of some skills, by the skill's key; '' where none of them has a name. */
function namedBy({ entries }: ShownSkills, keys: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { name, tags } of entries) {
    for (const key of tags.map(keyOf)) if (keys.includes(key)) names.set(key, names.get(key) || name)
  }
  return names
}

/** One key for all spellings of a skill; of one that the vocabulary does not know its words. */
const keyOf = (tag: string): string => vocabulary.skillOf(tag)?.id ?? `“${tag.trim().toLowerCase()}”`

/** The skill that comes together with another most, of those that are close to it. */
function closestTo(wanted: number, skills: readonly number[], closeness: Closeness): number | undefined {
  let best: { readonly skill: number; readonly together: number } | undefined
  for (const skill of skills.slice(0, MOST_LOOKED_AT)) {
    const together = closeness(skill, wanted)
    if (together !== undefined && together > (best?.together ?? 0)) best = { skill, together }
  }
  return best?.skill
}
