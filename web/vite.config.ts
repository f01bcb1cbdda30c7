import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// `npm run dev` asks this server for everything under /api; SCIROCCO names another.
const server = process.env['SCIROCCO'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/scirocco/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content policy lets nothing stand inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'], setupFiles: ['src/test-setup.ts'] },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
})
