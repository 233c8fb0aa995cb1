import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { innerChunk } from './build/chunks.ts'
import { classNames } from './build/class-names.ts'
import { drawingName } from './build/drawings.ts'
import { withoutSummaries } from './build/without-summaries.ts'

/**
 * The configuration of both single-page apps. `build/build.ts` adds what only the production build needs; `vite` alone
 * serves the sources and passes calls on to a portal on `PORT`.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    // English is kept beside Chinese: with Chinese alone the library of the kit crashes in an English browser.
    optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }),
    withoutSummaries,
  ],
  css: { modules: classNames },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
  build: {
    target: ['es2020', 'chrome87', 'safari14'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Names are hashes alone, since the document and the chunk `shell` list every chunk by name: names in words would
        // add a kilobyte to the first page.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) => drawingName(name) ?? 'assets/[hash:6][extname]',
        // A first page comes in two files: one of libraries, which seldom change, and one of our own code.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              tags: ['$initial'],
              test: /node_modules|web[\\/]ui[\\/](?:base|tokens)\.css$|rolldown[\\/]runtime/,
              priority: 3,
            },
            { name: 'shell', tags: ['$initial'], test: /^(?!.*(?:\.html|main\.tsx)$)/, priority: 2 },
            // A group takes along whatever its modules import and no group before it has taken: after `kit`, nothing that
            // lists use is left for `forms` to take.
            { name: (id, modules) => (innerChunk(id, modules) === 'kit' ? 'kit' : null), priority: 1 },
            { name: innerChunk },
          ],
        },
      },
    },
  },
})
