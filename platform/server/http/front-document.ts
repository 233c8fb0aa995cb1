import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CallHosts, withCallHosts } from './call-hosts.ts'
import { permissionsPolicy } from './permissions-policy.ts'
import { isHeld, takesCoding } from './shared-answer.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * The portal's document alone may use the camera, and only for the portal itself: evidence is photographed in the page. The
 * portal's pages are one document, so that this cannot be told for a single page of it.
 */
const ownCamera = permissionsPolicy({ camera: 'self' })

/** The document (index.html) as it was in the folder at one moment, ready to be sent. */
type Front = { plain: Buffer; br: Buffer; gzip: Buffer; etag: string }

/**
 * Puts the portal's address before the path of `og:image` (ogp.me): a site that shows a shared link fetches the picture by
 * itself and needs the whole address.
 */
const withWholeAddresses = (html: string, publicUrl: string): string =>
  html.replace(
    /(<meta property="og:image" content=")(?=\/)/g,
    (start) => start + publicUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  )

type Told = { publicUrl: string; hosts: CallHosts }

const read = async (path: string, { publicUrl, hosts }: Told): Promise<Front> => {
  const html = withWholeAddresses(await readFile(path, 'utf8'), publicUrl)
  const plain = Buffer.from(withCallHosts(html, hosts))
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { plain, br: await brotli(plain), gzip: await zip(plain), etag }
}

/** Reads the document, and reads it again when a build beside the running portal has replaced it. */
const readerOf = (path: string, told: Told): (() => Promise<Front>) => {
  let known: { written: number; front: Promise<Front> } | undefined
  return async () => {
    const { mtimeMs: written } = await stat(path)
    if (known?.written === written) return known.front
    const front = read(path, told)
    known = { written, front }
    try {
      return await front
    } catch (error) {
      // The read fell between two builds: the next caller reads the new document.
      known = undefined
      throw error
    }
  }
}

/**
 * Serves the portal's document, index.html. It alone contains the portal's own address and the other hosts of its calls,
 * which the build does not know and which are therefore put in here.
 */
export const serveFront = (app: FastifyInstance, { path, ...told }: Told & { path: string }): void => {
  const current = readerOf(path, told)
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { plain, br, gzip, etag } = await current()
    reply.header('permissions-policy', ownCamera)
    reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send()
    reply.type('text/html; charset=utf-8')
    if (takesCoding(request, 'br')) return reply.header('content-encoding', 'br').send(br)
    return takesCoding(request, 'gzip') ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(plain)
  }
  app.get('/', send)
  app.get('/index.html', send)
}
