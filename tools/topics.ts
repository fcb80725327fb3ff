import { writeFile } from 'node:fs/promises'
import { shippedTopicsAnew } from './shippedTopics.ts'

// `npm run topics`: learns anew which words come together, one to a line. Then `npm run population -- --shipped`, which measures
// with them.
const file = new URL('../server/src/matching/topics/topics.json', import.meta.url)
const lines = Object.entries(shippedTopicsAnew()).map(([bucket, place]) => `  ${JSON.stringify(bucket)}: ${JSON.stringify(place)}`)
await writeFile(file, `{\n${lines.join(',\n')}\n}\n`)
