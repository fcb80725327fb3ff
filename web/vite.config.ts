import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './vite/compressed.ts'
import { onlyUsedHues } from './vite/onlyUsedHues.ts'
import { placeholders } from './vite/placeholders.ts'
import { prerenderedLanding } from './vite/prerenderedLanding.ts'

const server = `http://127.0.0.1:${process.env['TRELLIS_PORT'] ?? 3000}`

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    onlyUsedHues(),
    placeholders(),
    compressed(),
    prerenderedLanding(),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        // The routes' own halves (addresses, guards) are always loaded: one file of them is smaller than thirty.
        codeSplitting: { groups: [{ name: 'routes', test: (id) => id.includes('/src/routes/') && !id.includes('?tsr-split') }] },
      },
    },
  },
  server: {
    proxy: { '/api': server, '/health': server },
  },
})
