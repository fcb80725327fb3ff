import { buildWebIfNeeded } from './webBuild.ts'

// `npm start`: builds the web app if needed, then the server migrates, listens and prints the address.
buildWebIfNeeded()
await import('../server/src/main.ts')
