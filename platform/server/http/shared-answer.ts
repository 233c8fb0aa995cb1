import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * An answer as it is sent: the JSON text, its ETag, and the compressed text once somebody has asked for the answer again.
 */
type Answer = { text: string; etag: string; brotli?: Promise<Buffer> }

/** The length from which answers are compressed; shorter ones gain nothing. */
export const compressedFrom = 1024

const brotli = promisify(brotliCompress)

/**
 * The qualities of Brotli. An object that a handler hands out for good is compressed as well as possible. An answer that
 * merely repeats the text of an earlier one, such as a search result, is compressed lightly: at the best quality a list of
 * 4 KB would keep a core busy for longer than all the rest of the call.
 */
const qualities = { handedOut: 11, saidAgain: 4 } as const

const compress = (text: string, quality: number): Promise<Buffer> =>
  brotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  })

/** The answers of objects that handlers hand out again and again, so that the work is done once and not for each caller. */
const byObject = new WeakMap<object, Answer>()

/**
 * Answers by their text: a list is read anew for each caller but changes seldom, so that its text is often that of an
 * earlier answer.
 */
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

/** `known` tells how the answer was recognised: by its object or by its text; undefined for a new one. */
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

/**
 * Whether the caller already holds the answer: `If-None-Match` (RFC 9110 §13.1.2) is a list, compared without the mark `W/`
 * that a compressing proxy puts before the ETag.
 */
export const isHeld = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

const codings = {
  br: /(^|,)\s*br\s*(,|$|;\s*q=(?!0(\.0*)?\s*(,|$)))/i,
  gzip: /(^|,)\s*gzip\s*(,|$|;\s*q=(?!0(\.0*)?\s*(,|$)))/i,
} as const

/** Whether the caller accepts answers in this compression (`Accept-Encoding`). */
export const takesCoding = ({ headers }: Pick<FastifyRequest, 'headers'>, coding: keyof typeof codings): boolean =>
  codings[coding].test(String(headers['accept-encoding'] ?? ''))

/**
 * Sends an answer that is the same for everyone and may be kept for `seconds`. An answer that a handler gives again is
 * checked, hashed and compressed only once: for the whole list of administrative divisions that work takes a fiftieth of a
 * second. `scope` names the call, since another call may check the same text by another schema.
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
