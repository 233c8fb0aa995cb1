import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer as it is sent: JSON, its ETag, and, once somebody has asked for it again, the text compressed. */
type Answer = { text: string; etag: string; brotli?: Promise<Buffer> }

/** Shorter ones gain nothing. */
export const compressedFrom = 1024

const brotli = promisify(brotliCompress)

/**
 * Brotli's qualities. What is handed out for good is compressed as well as it goes; of what is merely said twice, such as
 * what a search finds, a list of 4 KB would keep a core busy for longer than all the rest of the call.
 */
const qualities = { handedOut: 11, saidAgain: 4 } as const

const compress = (text: string, quality: number): Promise<Buffer> =>
  brotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  })

/** Of objects that handlers hand out again and again: what was worked out once is not worked out for each caller. */
const byObject = new WeakMap<object, Answer>()

/** Of answers that say word for word the same as one of the last: a list is read anew for each caller, and changes seldom. */
const byText = new Map<string, Answer>()
const mostTexts = 500
const longestText = 64 * 1024

const keepText = (said: string, answer: Answer): void => {
  if (said.length > longestText) return
  byText.set(said, answer)
  if (byText.size <= mostTexts) return
  const [oldest] = byText.keys()
  if (oldest !== undefined) byText.delete(oldest)
}

type Shared = { seconds: number; scope: string; result: object; check: (result: object) => unknown }

/** `known` tells how an answer was met before. */
type Known = { answer: Answer; known?: keyof typeof qualities }

const answerOf = ({ scope, result, check }: Shared): Known => {
  const handedOut = byObject.get(result)
  if (handedOut) return { answer: handedOut, known: 'handedOut' }
  const said = `${scope} ${JSON.stringify(result)}`
  const same = byText.get(said)
  if (same) return { answer: same, known: 'saidAgain' }
  const text = JSON.stringify(check(result))
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const answer: Answer = { text, etag }
  byObject.set(result, answer)
  keepText(said, answer)
  return { answer }
}

/** RFC 9110 §13.1.2: a list, compared without regard to the mark that a compressing proxy puts before ours. */
export const isHeld = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

const codings = {
  br: /(^|,)\s*br\s*(,|$|;\s*q=(?!0(\.0*)?\s*(,|$)))/i,
  gzip: /(^|,)\s*gzip\s*(,|$|;\s*q=(?!0(\.0*)?\s*(,|$)))/i,
} as const

/** Whether the caller reads what is compressed so. */
export const takesCoding = ({ headers }: Pick<FastifyRequest, 'headers'>, coding: keyof typeof codings): boolean =>
  codings[coding].test(String(headers['accept-encoding'] ?? ''))

/**
 * Sends what is the same for everyone and may be kept for `seconds`. What a handler answers again is checked, hashed and
 * compressed only once: the whole division of the country takes a fiftieth of a second otherwise. `scope` names the call,
 * since another one may check the same words in another way.
 */
export const sendShared = async (
  request: FastifyRequest,
  reply: FastifyReply,
  shared: Shared,
): Promise<FastifyReply> => {
  const { answer, known } = answerOf(shared)
  reply.header('etag', answer.etag).header('cache-control', `public, max-age=${shared.seconds}`)
  if (isHeld(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (!known || answer.text.length < compressedFrom || !takesCoding(request, 'br')) return reply.send(answer.text)
  answer.brotli ??= compress(answer.text, qualities[known])
  return reply
    .header('content-encoding', 'br')
    .header('vary', 'accept-encoding')
    .send(await answer.brotli)
}
