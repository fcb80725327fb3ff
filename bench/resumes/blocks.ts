import type { Person } from './people.ts'
import type { Block } from './sheet.ts'

/** One of several ways to say it, always the same for one person. */
export const oneOf = ({ name }: Person, ...words: [string, ...string[]]): string => words[name.length % words.length]!

const mailOf = ({ name }: Person) => `${name.toLowerCase().replace(' ', '.')}@example.org`
const phoneOf = ({ country }: Person) => (country === 'uk' ? '01632 960 123' : '(555) 010-0123')

/** Place, e-mail and telephone. */
export const contactOf = (person: Person): string[] => [person.place, mailOf(person), phoneOf(person)]

/** A heading with what stands under it, or nothing where nothing does. */
export function section(heading: string, blocks: readonly Block[]): Block[] {
  return blocks.length > 0 ? [{ heading }, ...blocks] : []
}

export const lines = (texts: readonly string[]): Block[] => texts.filter(Boolean).map((text) => ({ text }))
export const bullets = (texts: readonly string[]): Block[] => texts.map((bullet) => ({ bullet }))
/** All on one line, or nothing. */
export const inLine = (texts: readonly string[], between = ', '): Block[] => lines([texts.join(between)])
