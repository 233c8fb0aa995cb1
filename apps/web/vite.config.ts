import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { innerChunk } from './build/chunks.ts'

/**
 * Both single-page apps. `build/build.ts` adds what only the production build needs;
 * `vite` alone serves the sources and hands calls to a portal on `PORT`.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    // English beside Chinese: with Chinese alone the kit fails in an English browser.
    optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }),
  ],
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
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
        // Document and shell list every chunk by name: in words the names weigh a kilobyte of the first page.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // A first page comes in two files: libraries, which seldom change, and our own.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              tags: ['$initial'],
              test: /node_modules|web[\\/]ui[\\/](?:base|tokens)\.css$|rolldown[\\/]runtime/,
              priority: 2,
            },
            { name: 'shell', tags: ['$initial'], test: /^(?!.*(?:\.html|main\.tsx)$)/, priority: 1 },
            { name: innerChunk },
          ],
        },
      },
    },
  },
})
