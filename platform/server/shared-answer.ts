import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer as it is sent: JSON, its ETag, and, once somebody has asked for it, the text compressed as well as it goes. */
type Answer = { text: string; etag: string; brotli?: Promise<Buffer> }

/** Shorter ones gain nothing. */
export const compressedFrom = 1024

const compress = promisify(brotliCompress)

/** Of objects that handlers hand out again and again: what was worked out once is not worked out for each caller. */
const known = new WeakMap<object, Answer>()

const answerOf = (result: object, check: (result: object) => unknown): { answer: Answer; isKept: boolean } => {
  const kept = known.get(result)
  if (kept) return { answer: kept, isKept: true }
  const text = JSON.stringify(check(result))
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const answer: Answer = { text, etag }
  known.set(result, answer)
  return { answer, isKept: false }
}

/** RFC 9110 §13.1.2: a list, compared without regard to the mark that a compressing proxy puts before ours. */
const isHeld = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  /(^|,)\s*br\s*(,|$|;\s*q=(?!0(\.0*)?\s*(,|$)))/i.test(String(headers['accept-encoding'] ?? ''))

/**
 * Sends what is the same for everyone and may be kept for `seconds`. An object that a handler answers again is checked,
 * written and compressed only once: the whole division of the country takes a fiftieth of a second otherwise.
 */
export const sendShared = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { seconds, result, check }: { seconds: number; result: object; check: (result: object) => unknown },
): Promise<FastifyReply> => {
  const { answer, isKept } = answerOf(result, check)
  reply.header('etag', answer.etag).header('cache-control', `public, max-age=${seconds}`)
  if (isHeld(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (!isKept || answer.text.length < compressedFrom || !takesBrotli(request)) return reply.send(answer.text)
  answer.brotli ??= compress(answer.text)
  return reply
    .header('content-encoding', 'br')
    .header('vary', 'accept-encoding')
    .send(await answer.brotli)
}
