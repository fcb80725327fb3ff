import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './vite/compressed.ts'
import { placeholders } from './vite/placeholders.ts'

const server = `http://127.0.0.1:${process.env['TRELLIS_PORT'] ?? 3000}`

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    placeholders(),
    compressed(),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
  },
  server: {
    proxy: { '/api': server, '/health': server },
  },
})
