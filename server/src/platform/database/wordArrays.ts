import pg from 'pg'

/** PostgreSQL's number for the type `text[]`. */
const TEXTS: number = 1_009
const readByDriver = pg.types.getTypeParser(TEXTS) as (written: string) => (string | null)[]

/** Reads an array of texts as PostgreSQL writes it. */
export const readTexts = (written: string): (string | null)[] => readWords(written) ?? readByDriver(written)

/**
 * Reads an array of words, which has no null and one dimension: they stand as they are between commas, or in quotes where one is empty or has a
 * blank or a comma.
 * @returns nothing where a sign is escaped, or one may be a null: then reading takes more care
 */
export function readWords(written: string): string[] | undefined {
  if (written === '{}') return []
  if (written.startsWith('{{') || written.startsWith('[') || written.includes('\\') || written.includes('NULL')) return undefined
  const inside = written.slice(1, -1).replaceAll('""', '')
  return inside.includes('"') ? quotedWords(written.slice(1, -1)) : inside.split(',')
}

/** Every second part between quotes is a word; the others are plain words between commas, of which one more stands at either end. */
function quotedWords(inside: string): string[] {
  return inside.split('"').flatMap((part, at) => (at % 2 === 1 ? part : part.split(',').filter((word) => word !== '')))
}
