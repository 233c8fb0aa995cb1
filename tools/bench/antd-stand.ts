import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import Fastify from 'fastify'
import { build } from 'vite'
import type { LandingContent } from './antd/content.ts'

const source = join(import.meta.dirname, 'antd')
const brotli = promisify(brotliCompress)
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** Builds the Ant Design page for comparison as a production page, for the same browsers as the portal's pages. */
const buildPage = (outDir: string): Promise<unknown> =>
  build({
    root: source,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: ['es2020', 'chrome87', 'safari14'],
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2_000,
    },
  })

type Served = { type: string; body: Buffer }

/** Compresses all files beforehand with Brotli 11, as the portal's own files are. */
const compressAll = async (folder: string): Promise<Map<string, Served>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const served = new Map<string, Served>()
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const body = await brotli(await readFile(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    const type = types[entry.name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    served.set(path.slice(folder.length).replaceAll('\\', '/'), { type, body })
  }
  return served
}

/** Builds and serves the same pages made of Ant Design; they read their content from the portal at `portalUrl`. */
export const openAntdStand = async (
  folder: string,
  portalUrl: string,
  content: LandingContent,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const outDir = join(folder, 'antd')
  await buildPage(outDir)
  await writeFile(join(outDir, 'content.json'), JSON.stringify(content))
  const files = await compressAll(outDir)
  const app = Fastify()
  app.get('/cms/*', async (request, reply) => {
    const answer = await fetch(portalUrl + request.url)
    return reply.type(types.json ?? '').send(Buffer.from(await answer.arrayBuffer()))
  })
  app.get('/*', async (request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname
    const file = files.get(path === '/' ? '/index.html' : path)
    if (!file) return reply.code(404).send()
    return reply.type(file.type).header('content-encoding', 'br').send(file.body)
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    stop: async () => {
      await app.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
