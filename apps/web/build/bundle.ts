import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawnView } from '@portal/platform/web'
import { build, type InlineConfig } from 'vite'
import type { PrerenderEntry } from '../portal/prerender.tsx'
import { type Manifest, readManifest } from './manifest.ts'
import { shellChunks } from './shell-chunks.ts'
import { squeezeFirstChunks } from './squeeze.ts'

const web = resolve(import.meta.dirname, '..')
const configFile = join(web, 'vite.config.ts')

/** Builds one app into `outDir`, and leaves the files that are already there. */
const bundleApp = async (document: string, outDir: string, more: InlineConfig = {}): Promise<Manifest> => {
  const manifest = `.vite/${document}.json`
  await build({
    configFile,
    logLevel: 'warn',
    ...more,
    build: { ...more.build, outDir, emptyOutDir: false, manifest, rolldownOptions: { input: join(web, document) } },
  })
  return readManifest(join(outDir, manifest))
}

/** The portal, whose document knows the chunks of each page. */
const bundlePortal = (outDir: string): Promise<Manifest> => {
  const { plugin, resolveDependencies } = shellChunks()
  return bundleApp('index.html', outDir, {
    plugins: [plugin, squeezeFirstChunks],
    build: { modulePreload: { polyfill: false, resolveDependencies } },
  })
}

const bundlePrerender = async (outDir: string): Promise<{ entry: PrerenderEntry; manifest: Manifest }> => {
  const manifest = 'manifest.json'
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    // The packages export their web modules under the condition `browser` only; the prerenderer runs the same modules in
    // Node.
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

const firstViewEntry = 'virtual:first-view'

/**
 * Builds the script of a first view into one file: the view, the code that shows it, and the cleaner of its HTML. Answers
 * the address of that file.
 */
export const bundleFirstView = async (
  outDir: string,
  view: DrawnView,
  cleaner: string | undefined,
): Promise<string> => {
  const source = [
    `import { showFirstView } from '@portal/platform/web'`,
    ...(cleaner === undefined ? [] : [`import * as cleaner from ${JSON.stringify(join(web, cleaner))}`]),
    `showFirstView(${JSON.stringify(view)}${cleaner === undefined ? '' : ', cleaner'}).catch(reportError)`,
  ].join('\n')
  const manifest = '.vite/first-view.json'
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'first-view',
        resolveId: (id) => (id === firstViewEntry ? join(web, 'first-view.js') : null),
        load: (id) => (id === join(web, 'first-view.js') ? source : null),
      },
    ],
    build: {
      outDir,
      emptyOutDir: false,
      manifest,
      rolldownOptions: {
        input: firstViewEntry,
        output: { codeSplitting: false, entryFileNames: 'assets/[hash:7].js' },
      },
    },
  })
  const entry = Object.values(readManifest(join(outDir, manifest))).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('A first view has no script')
  return `/${entry.file}`
}

export type Bundles = {
  portal: Manifest
  admin: Manifest
  prerender: { entry: PrerenderEntry; manifest: Manifest }
}

/**
 * Builds both apps into `client`, and the renderer of the landing page into `server`. They are built one by one: together,
 * the two apps would share chunks, and a customer would load code that only the back office needs.
 */
export const bundle = async (client: string, server: string): Promise<Bundles> => ({
  portal: await bundlePortal(client),
  admin: await bundleApp('admin.html', client),
  prerender: await bundlePrerender(server),
})
