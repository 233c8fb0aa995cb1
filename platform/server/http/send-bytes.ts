import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Slice } from '../storage/storage.ts'
import type { Bytes } from './routes.ts'

/**
 * The header `Content-Disposition` (RFC 6266) with `filename*` of RFC 5987, so that Chinese names arrive in every browser.
 */
const disposition = (kind: 'attachment' | 'inline', fileName: string): string => {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

type Wanted = Slice | 'unsatisfiable' | undefined

/**
 * The byte range that the header `Range` asks for (RFC 9110 §14.1.2). Several ranges at once are answered with the whole
 * file, as the RFC allows.
 */
const wantedOf = (header: string | undefined, size: number): Wanted => {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/)
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const from = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const to = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return from >= size || from > to ? 'unsatisfiable' : { from, to }
}

const readPart = async ({ content }: Bytes, slice: Slice | undefined): Promise<Buffer | Readable> => {
  if (typeof content === 'function') return content(slice)
  return Buffer.isBuffer(content) && slice ? content.subarray(slice.from, slice.to + 1) : content
}

/** Whether a caller has the very content already (RFC 9110 §13.1.2): a weak tag is equal to a strong one here. */
const namesTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false

/**
 * Sends a file. A file of a user must never run on the portal's origin, hence: attachment unless `inline`, no sniffing,
 * sandboxed.
 */
export const sendBytes = async (request: FastifyRequest, reply: FastifyReply, bytes: Bytes): Promise<FastifyReply> => {
  const { content, type, fileName, inline, etag } = bytes
  if (etag !== undefined) reply.header('etag', etag)
  if (etag !== undefined && namesTag(request.headers['if-none-match'], etag))
    return reply
      .code(304)
      .header('cache-control', bytes.cache ?? 'private, no-store')
      .send()
  const size = Buffer.isBuffer(content) ? content.length : bytes.size
  const isSliceable = size !== undefined && (Buffer.isBuffer(content) || typeof content === 'function')
  const wanted = isSliceable ? wantedOf(request.headers.range, size) : undefined
  if (wanted === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  // The content is opened before any header is set: when the store does not answer, the failure has headers of its own.
  const part = await readPart(bytes, wanted)
  reply
    .header('content-type', type)
    .header('content-disposition', disposition(inline ? 'inline' : 'attachment', fileName))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', bytes.cache ?? 'private, no-store')
  if (isSliceable) reply.header('accept-ranges', 'bytes')
  if (wanted) reply.code(206).header('content-range', `bytes ${wanted.from}-${wanted.to}/${size}`)
  const length = wanted ? wanted.to - wanted.from + 1 : size
  if (length !== undefined) reply.header('content-length', length)
  return reply.send(part)
}
