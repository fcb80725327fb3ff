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

/** A skill that a job asks for; without an index where the vocabulary does not know it. */
interface Wanted {
  readonly skill: string
  readonly key: string
  readonly index: number | undefined
}

/**
 * Tells which of the skills that a job asks for somebody has, nearly has by one that is close to it, or does not show yet: in the job's order,
 * each once, however it is spelled. A skill that the vocabulary does not know is had by its very words, and never nearly.
 * @param asked the skills that the job lists, by name: looked up once for all who are asked about
 */
export function askedSkillsOf(asked: readonly string[], closeTo: Closeness): (shown: ShownSkills) => AskedSkill[] {
  const wanted = wantedAmong(asked)
  const keys = keptKeys()
  return ({ entries, skills }) => {
    const known = new Set(skills)
    const may = wanted.filter(({ index }) => index === undefined || known.has(index))
    const entryOf = namedBy(entries, new Set(may.map(({ key }) => key)), keys)
    return wanted.map(({ skill, key, index }): AskedSkill => {
      const by = entryOf.get(key)
      if (by !== undefined || (index !== undefined && known.has(index))) return { skill, fit: 'have', by: by ?? '' }
      const close = index === undefined ? undefined : closestTo(closeTo(index), skills)
      if (close === undefined) return { skill, fit: 'notYet', by: '' }
      return { skill, fit: 'nearly', by: vocabulary.skills[close]!.label }
    })
  }
}

function wantedAmong(asked: readonly string[]): Wanted[] {
  const all = asked.map((skill): Wanted => {
    const index = vocabulary.indexOf(skill)
    return { skill, key: keyOf(skill), index: index === vocabulary.otherIndex ? undefined : index }
  })
  return all.filter(({ key }, at) => all.findIndex((one) => one.key === key) === at)
}

/** The first entry with a name that shows each of some skills, by the skill's key; '' where none of them has a name. */
function namedBy(entries: ShownSkills['entries'], keys: ReadonlySet<string>, keyOf: (tag: string) => string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  let named = 0
  for (const { name, tags } of entries) {
    for (const tag of tags) {
      // Few are left to be found after the first entries, and each tag takes a look into the vocabulary.
      if (named === keys.size) return names
      const key = keyOf(tag)
      if (!keys.has(key) || names.get(key)) continue
      names.set(key, name)
      if (name !== '') named++
    }
  }
  return names
}

/** One key for all spellings of a skill; of one that the vocabulary does not know its words. */
const keyOf = (tag: string): string => vocabulary.skillOf(tag)?.id ?? `“${tag.trim().toLowerCase()}”`

/** The same, for many who tag alike: each tag takes one look into the vocabulary. */
function keptKeys(): (tag: string) => string {
  const keys = new Map<string, string>()
  return (tag) => {
    let key = keys.get(tag)
    if (key === undefined) keys.set(tag, (key = keyOf(tag)))
    return key
  }
}

/** Of the skills that are close to another one, the one of these that comes together with it most. */
function closestTo(close: ReadonlyMap<number, number>, skills: readonly number[]): number | undefined {
  if (close.size === 0) return undefined
  let best: { readonly skill: number; readonly together: number } | undefined
  for (const skill of skills.slice(0, MOST_LOOKED_AT)) {
    const together = close.get(skill)
    if (together !== undefined && together > (best?.together ?? 0)) best = { skill, together }
  }
  return best?.skill
}
