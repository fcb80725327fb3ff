import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const decoder = fileURLToPath(new URL('../src/jobs/entities.ts', import.meta.url))

/** Lets the reader of Markdown ask the browser what '&eacute;' stands for, in place of a table of its own of 14 KB. */
export function browsersEntities(): Plugin {
  return {
    name: 'browsers-entities',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^entities$/ }, handler: () => decoder },
  }
}
