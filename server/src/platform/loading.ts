import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** What Node made of each source is kept here for the next start: it reads TypeScript and compiles anew otherwise. */
enableCompileCache(fileURLToPath(new URL('../../../.cache/node/', import.meta.url)))

// Node looks into a package's description for each of its files and whenever it is named; drizzle-orm's has 179 KB, so that its
// 130 files took a second and 200 MB. They are modules all and name each other in full; what it is named by leads to one file.
const OF_DRIZZLE = /\/node_modules\/drizzle-orm\/.*\.js$/
const loaded = new Map<string, string>()
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (parentURL !== undefined && specifier.startsWith('.') && OF_DRIZZLE.test(parentURL)) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    }
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context)
    const url = loaded.get(specifier)
    if (url !== undefined) return { url, format: 'module', shortCircuit: true }
    const found = next(specifier, context)
    loaded.set(specifier, found.url)
    return found
  },
})
