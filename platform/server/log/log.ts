import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { loggedError } from './logged-error.ts'

export type Log = FastifyBaseLogger

const hidden = '***'

/** Patterns of personal data and secrets in a log line: ID numbers, mobile phones, tokens, e-mail addresses. */
const personal: readonly RegExp[] = [
  /(?<![\dA-Za-z])\d{17}[\dXx](?![\dA-Za-z])/g,
  /(?<![\dA-Za-z])(?:\+?86[- ]?)?1[3-9]\d{9}(?![\dA-Za-z])/g,
  /(?<![\w-])[A-Za-z0-9_-]{43}(?![\w-])/g,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g,
]

const withoutPersonalData = (line: string): string =>
  personal.reduce((text, pattern) => text.replace(pattern, hidden), line)

/**
 * The path of an address, without its query and hash: queries carry tickets, tokens and search words, which must not be
 * logged.
 */
export const pathOnly = (url: string): string => url.replace(/[?#].*$/s, '').slice(0, 512)

/** Makes the log: JSON lines on standard output or to `destination`, with personal data and secrets hidden. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      serializers: { err: loggedError },
      redact: {
        paths: ['authorization', 'password', 'token', '*.authorization', '*.password', '*.token', '*.old_password'],
        censor: hidden,
      },
      hooks: { streamWrite: withoutPersonalData },
    },
    ...(destination ? [destination] : []),
  ) as Log
