import { readFileSync } from 'node:fs'

/**
 * Where in a text a name is read as a skill: `anywhere` that its context carries it, where it is claimed or listed, in lists
 * of skills only, or nowhere.
 */
export type ReadIn = 'anywhere' | 'claims' | 'lists' | 'nowhere'

/**
 * Names of skills that ordinary sentences use for something else: 'reading soil by color', 'sales tax', 'keep
 * track'. 'Experience in sales' claims a skill, 'experience with server hardware' does not: such words are read in lists only.
 */
export const everydayWords: ReadonlyMap<string, ReadIn> = new Map(
  readFileSync(new URL('everydayWords.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, ReadIn]),
)
