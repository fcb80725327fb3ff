import { plainText } from '@trellis/contract/texts/plainText.ts'
import type { Random } from '../random.ts'
import { readSections } from './sections.ts'

interface Origin {
  readonly women: readonly string[]
  readonly men: readonly string[]
  readonly families: readonly string[]
}

/** Given names are of the world; the family names are made up, so that nobody real is meant. */
const origins: readonly Origin[] = readSections('names.txt').map(({ value }) => ({
  women: value('women').split(', '),
  men: value('men').split(', '),
  families: value('families').split(', '),
}))
const initials = 'ABCDEFGHIJKLMNOPRSTVWZ'

export interface Named {
  readonly name: string
  /** As they give it; many do not. */
  readonly gender: string
}

/** A name. Most people have both parts from one place, some from two. */
export function nameOf(random: Random): Named {
  const origin = random.pick(origins)
  const isWoman = random.chance(0.5)
  const given = random.pick(isWoman ? origin.women : origin.men)
  const families = random.chance(0.75) ? origin.families : random.pick(origins).families
  const family = random.chance(0.06)
    ? `${random.pick(families)}-${random.pick(random.pick(origins).families).split('-')[0]!}`
    : random.pick(families)
  const middle = random.chance(0.25) ? ` ${random.pick([...initials])}.` : ''
  return { name: `${given}${middle} ${family}`, gender: genderOf(random, isWoman) }
}

function genderOf(random: Random, isWoman: boolean): string {
  if (random.chance(0.35)) return ''
  if (random.chance(0.03)) return 'Non-binary'
  return isWoman ? 'Female' : 'Male'
}

/** Whose given name it is: a woman's, a man's, or either's. */
export function bearerOf(name: string): 'woman' | 'man' | 'either' {
  const given = name.split(' ')[0]!
  const [woman, man] = [origins.some(({ women }) => women.includes(given)), origins.some(({ men }) => men.includes(given))]
  if (woman === man) return 'either'
  return woman ? 'woman' : 'man'
}

/** An address in a domain that is kept for examples (RFC 2606), different for each index. */
export function emailOf(name: string, index: number): string {
  const words = plainText(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1)
  return `${[words[0], words.at(-1)].join('.')}.${index}@example.org`
}
