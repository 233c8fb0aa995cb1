import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const oneYear = 365 * 24 * 3600

/**
 * The built web: hashed assets are immutable, pages are asked for again each time. Assets of the previous build stay
 * in the folder for a week, so that a tab opened before an upgrade still finds its chunks.
 */
export const servePages = async (app: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: ['index.html'],
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = /[/\\]assets[/\\]/.test(path)
      reply.header('cache-control', hashed ? `public, max-age=${oneYear}, immutable` : 'no-cache')
    },
  })
}
