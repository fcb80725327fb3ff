import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browsersEntities } from './vite/browsersEntities.ts'
import { chunks, fileNames } from './vite/chunks.ts'
import { compressed } from './vite/compressed.ts'
import { loadersAtOnce } from './vite/loadersAtOnce.ts'
import { minifiedScripts } from './vite/minifiedScripts.ts'
import { onlyUsedHues } from './vite/onlyUsedHues.ts'
import { placeholders } from './vite/placeholders.ts'
import { prerenderedLanding } from './vite/prerenderedLanding.ts'
import { scriptsAfterStyles } from './vite/scriptsAfterStyles.ts'
import { withoutSummaries } from './vite/withoutSummaries.ts'
import { withoutJsonSchemas } from './vite/withoutJsonSchemas.ts'

const server = `http://127.0.0.1:${process.env['TRELLIS_PORT'] ?? 3000}`

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders come apart from their screens, which are larger: data is on its way before the screen is there.
      codeSplittingOptions: { defaultBehavior: [['loader'], ['component']] },
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    onlyUsedHues(),
    loadersAtOnce(),
    withoutJsonSchemas(),
    withoutSummaries(),
    browsersEntities(),
    placeholders(),
    scriptsAfterStyles(),
    minifiedScripts(),
    compressed(),
    prerenderedLanding(),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        ...fileNames,
      },
    },
  },
  server: {
    proxy: { '/api': server, '/health': server },
  },
})
