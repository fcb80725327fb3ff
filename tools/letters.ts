import { writeFileSync } from 'node:fs'
import { shippedLettersAnew } from './shippedLetters.ts'

// `npm run letters`: writes the outlines that pictures are lettered with.
writeFileSync(new URL('../server/src/platform/pictures/letters.tsv', import.meta.url), shippedLettersAnew())
