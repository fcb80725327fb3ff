import { shorten } from '../texts/text.ts'
import type { StudentProfile } from './profiles.ts'
import { OTHER_TAG } from './tags.ts'

type Told = Omit<StudentProfile, 'generalInfo'>

/** Something that somebody ahead did, with a skill that it shares with an entry of one's own. */
export interface SharedEntry {
  readonly skill: string
  /** What one's own entry is called. */
  readonly own: string
  /** What theirs is called. */
  readonly name: string
  /** As what, or where: 'Captain', 'Blue Door'; empty where they do not say. */
  readonly as: string
  /** What they write of it themselves, shortened; empty where they write nothing. */
  readonly words: string
}

/** An entry of any list, as far as it tells something by itself. */
interface Entry {
  readonly name: string
  readonly tags: readonly string[]
  readonly as: string
  readonly words: string
}

const LONGEST_QUOTE = 280

/** What somebody writes of a position or an activity, the most telling first. */
const wordFields = ['workDescription', 'bestPartOfWorking', 'proudestAcomplishments'] as const
const asFields = ['titlePosition', 'companyInstitution'] as const

const firstOf = (row: Record<string, unknown>, fields: readonly string[]): string =>
  fields.map((field) => row[field]).find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? ''

function entriesIn(bio: Partial<Told>): Entry[] {
  const lists = Object.values(bio)
    .flatMap((section) => Object.values(section))
    .filter((value) => Array.isArray(value))
  return lists.flat().flatMap((row: Record<string, unknown>) => {
    const { name, tags } = row
    if (typeof name !== 'string' || name.trim() === '' || !Array.isArray(tags)) return []
    return [{ name: name.trim(), tags: tags as string[], as: firstOf(row, asFields), words: firstOf(row, wordFields).replace(/\s+/g, ' ') }]
  })
}

/** Their own words tell most, then as what they did it. */
const telling = ({ words, as }: Entry): number => (words ? 2 : 0) + (as ? 1 : 0)

/**
 * What another person did with a skill that an entry of one's own has too: of several the one of which they tell most; undefined where no
 * entry shares a skill.
 * @param theirs their bio, as far as it is shown
 */
export function sharedEntry(mine: Told, theirs: Told): SharedEntry | undefined {
  const ownBySkill = new Map<string, string>()
  for (const { name, tags } of entriesIn(mine)) {
    for (const tag of tags) if (!ownBySkill.has(tag.toLowerCase())) ownBySkill.set(tag.toLowerCase(), name)
  }
  ownBySkill.delete(OTHER_TAG.toLowerCase())
  const shared = entriesIn(theirs).flatMap((entry) => {
    const skill = entry.tags.find((tag) => ownBySkill.has(tag.toLowerCase()))
    return skill === undefined ? [] : [{ entry, skill }]
  })
  const [best] = shared.toSorted((a, b) => telling(b.entry) - telling(a.entry))
  if (best === undefined) return undefined
  const { entry, skill } = best
  return { skill, own: ownBySkill.get(skill.toLowerCase())!, name: entry.name, as: entry.as, words: shorten(entry.words, LONGEST_QUOTE) }
}
