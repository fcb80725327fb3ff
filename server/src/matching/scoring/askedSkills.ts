import type { AskedSkill } from '@trellis/contract/matching/askedSkills.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import type { Closeness } from '../relations/closeness.ts'
import { narrowerIn } from '../relations/narrower.ts'

interface Entry {
  readonly name: string
  readonly tags: readonly string[]
}

/** What somebody shows of their skills. */
export interface ShownSkills {
  /** What they did, first what shows most, each with its tags in any spelling: asked for where it may have to do with a skill that is asked for. */
  readonly entries: () => readonly Entry[]
  /** All skills that they are compared by, those of their texts among them, by their indices in the vocabulary. */
  readonly skills: readonly number[]
}

/** Nobody's skills are looked at further for one that is close: all of a thousand would hold everybody else up. */
const MOST_LOOKED_AT = 100

/** One for all spellings of a skill: its index in the vocabulary, or the very words of one that the vocabulary does not know; `other` for what names that. */
type Key = number | string

interface Wanted {
  readonly skill: string
  readonly key: Key
}

/**
 * Tells which of the skills that a job asks for somebody has, nearly has by a kind of it or one that is close to it, or has not among theirs: in the job's
 * order, each once, however it is spelled. A skill that the vocabulary does not know is had by its very words, and never nearly.
 * @param asked the skills that the job lists, by name: looked up once for all who are asked about
 */
export function askedSkillsOf(asked: readonly string[], closeTo: Closeness): (shown: ShownSkills) => AskedSkill[] {
  const wanted = wantedAmong(asked)
  return ({ entries, skills }) => {
    const known: ReadonlySet<Key> = new Set(skills)
    const may = wanted.filter(({ key }) => typeof key === 'string' || known.has(key))
    const entryOf = namedBy(may.length === 0 ? [] : entries(), new Set(may.map(({ key }) => key)))
    return wanted.map(({ skill, key }): AskedSkill => {
      const by = entryOf.get(key)
      if (by !== undefined || known.has(key)) return { skill, fit: 'have', by: by ?? '' }
      const close = typeof key === 'string' ? undefined : (kindOf(key, known) ?? closestTo(closeTo(key), skills))
      if (close === undefined) return { skill, fit: 'notYet', by: '' }
      return { skill, fit: 'nearly', by: vocabulary.skills[close]!.label }
    })
  }
}

function wantedAmong(asked: readonly string[]): Wanted[] {
  const all = asked.map((skill): Wanted => ({ skill, key: keyOf(skill) }))
  return all.filter(({ key }, at) => all.findIndex((one) => one.key === key) === at)
}

/** The first entry with a name, which shows most, of each of some skills, by the skill's key; '' where none of them has a name. */
function namedBy(entries: readonly Entry[], keys: ReadonlySet<Key>): ReadonlyMap<Key, string> {
  const names = new Map<Key, string>()
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

function keyOf(tag: string): Key {
  const index = vocabulary.indexOf(tag)
  return index === vocabulary.otherIndex ? (vocabulary.skillOf(tag)?.id ?? tag.trim().toLowerCase()) : index
}

/** A skill that somebody has, and that is a kind of another one. */
const kindOf = (skill: number, has: ReadonlySet<Key>): number | undefined =>
  narrowerIn(vocabulary)(skill).find((narrower) => has.has(narrower))

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
