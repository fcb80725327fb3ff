import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/** The scripts that a page has of their own are sent without what only their readers need. */
export function minifiedScripts(): Plugin {
  return {
    name: 'minified-scripts',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir = 'dist' }) {
      const names = (await readdir(dir)).filter((name) => name.endsWith('.js'))
      await Promise.all(
        names.map(async (name) => {
          const { code } = await minify(name, await readFile(join(dir, name), 'utf8'))
          await writeFile(join(dir, name), code)
        }),
      )
    },
  }
}
