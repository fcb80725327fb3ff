import { readFileSync } from 'node:fs'
import { parseVocabulary } from './vocabulary.ts'

/** The vocabulary that comes with the product. */
export const vocabulary = parseVocabulary(readFileSync(new URL('vocabulary.tsv', import.meta.url), 'utf8'))
