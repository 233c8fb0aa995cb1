import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bytes } from './routes.ts'

/** RFC 6266 with RFC 5987's `filename*`, so that Chinese names arrive in every browser. */
const disposition = (kind: 'attachment' | 'inline', fileName: string): string => {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

type Slice = { from: number; to: number } | 'unsatisfiable' | undefined

/** One byte range (RFC 9110 §14.1.2); several at once are answered with the whole file, as the RFC allows. */
const sliceOf = (header: string | undefined, size: number): Slice => {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/)
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const from = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const to = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return from >= size || from > to ? 'unsatisfiable' : { from, to }
}

/** A user's file is never run in our origin: attachment, no sniffing, sandboxed. */
export const sendBytes = (request: FastifyRequest, reply: FastifyReply, bytes: Bytes): FastifyReply => {
  reply
    .header('content-type', bytes.type)
    .header('content-disposition', disposition(bytes.inline ? 'inline' : 'attachment', bytes.fileName))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', bytes.cache ?? 'private, no-store')
  const { content } = bytes
  if (!Buffer.isBuffer(content)) {
    if (bytes.size !== undefined) reply.header('content-length', bytes.size)
    return reply.send(content)
  }
  reply.header('accept-ranges', 'bytes')
  const slice = sliceOf(request.headers.range, content.length)
  if (slice === undefined) return reply.send(content)
  if (slice === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${content.length}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${slice.from}-${slice.to}/${content.length}`)
    .send(content.subarray(slice.from, slice.to + 1))
}
