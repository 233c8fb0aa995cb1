import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { CallHosts } from './call-hosts.ts'
import { serveFront } from './front-document.ts'

const oneYear = 365 * 24 * 3600

/**
 * Serves the built web: hashed assets are immutable, pages are asked for again each time. Assets of the previous build stay
 * in the folder for a week, so that a tab opened before an upgrade still finds its chunks. Files whose name begins with a
 * dot (the stamp of the build, the hashes of the policy) are not served.
 */
export const servePages = async (
  app: FastifyInstance,
  folder: string,
  told: { publicUrl: string; hosts: CallHosts },
): Promise<void> => {
  const front = join(folder, 'index.html')
  if (!existsSync(front)) return
  serveFront(app, { path: front, ...told })
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = /[/\\]assets[/\\]/.test(path)
      reply.header('cache-control', hashed ? `public, max-age=${oneYear}, immutable` : 'no-cache')
    },
  })
}
