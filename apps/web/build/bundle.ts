import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { PrerenderEntry } from '../portal/prerender.tsx'
import { type Manifest, readManifest } from './manifest.ts'

const web = resolve(import.meta.dirname, '..')
const configFile = join(web, 'vite.config.ts')

/** Builds one app into `outDir`, beside what is there. */
const bundleApp = async (document: string, outDir: string): Promise<Manifest> => {
  const manifest = `.vite/${document}.json`
  await build({
    configFile,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: false, manifest, rolldownOptions: { input: join(web, document) } },
  })
  return readManifest(join(outDir, manifest))
}

const bundlePrerender = async (outDir: string): Promise<{ entry: PrerenderEntry; manifest: Manifest }> => {
  const manifest = 'manifest.json'
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    // The doors of the packages open for browsers only; here the same pages run in Node.
    ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'import'] } },
    build: {
      ssr: join(web, 'portal/prerender.tsx'),
      outDir,
      emptyOutDir: true,
      manifest,
      minify: false,
      target: 'node24',
    },
  })
  const { entry } = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
  return { entry, manifest: readManifest(join(outDir, manifest)) }
}

export type Bundles = {
  portal: Manifest
  admin: Manifest
  prerender: { entry: PrerenderEntry; manifest: Manifest }
}

/**
 * Both apps into `client`, and the landing page's renderer into `server`. One by one: built together, the two apps
 * would share chunks, and a customer would load what only the desk needs.
 */
export const bundle = async (client: string, server: string): Promise<Bundles> => ({
  portal: await bundleApp('index.html', client),
  admin: await bundleApp('admin.html', client),
  prerender: await bundlePrerender(server),
})
