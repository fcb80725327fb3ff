import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const WORTH_COMPRESSING = /\.(m?js|css|svg|webmanifest|txt)$/

/** Writes a `.br` and a `.gz` file beside every text file of the build, so that the server compresses nothing itself. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.keys(bundle).filter((name) => WORTH_COMPRESSING.test(name))
      await Promise.all(
        files.map(async (name) => {
          const content = await readFile(join(dir, name))
          const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
          await writeFile(join(dir, `${name}.br`), await brotli(content, { params: size }))
          await writeFile(join(dir, `${name}.gz`), await zip(content, { level: 9 }))
        }),
      )
    },
  }
}
