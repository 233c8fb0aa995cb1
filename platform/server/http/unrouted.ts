import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type PlatformErrorCode, platformErrors } from '../../contract/errors.ts'
import { bodyOf } from './error-reply.ts'
import { failPlatform } from './failures.ts'
import type { Header } from './security-headers.ts'

const ofAddresses: Readonly<Record<string, PlatformErrorCode>> = {
  FST_ERR_BAD_URL: 'request.invalid',
  FST_ERR_MAX_PARAM_LENGTH: 'route.not_found',
}

/**
 * What Node's HTTP parser refuses, by its error code: headers that never end, and headers that are too large. Any other
 * error means that the bytes are no HTTP.
 */
const ofBytes: Readonly<Record<string, { http: number; code: PlatformErrorCode }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { http: 408, code: 'request.too_slow' },
  HPE_HEADER_OVERFLOW: { http: 431, code: 'request.too_large' },
}
const noHttp = { http: 400, code: 'request.invalid' } as const

const ownHeaders = (id: string): readonly Header[] => [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'no-store'],
  ['x-request-id', id],
]

const rawAnswer = (error: Error & { code?: string }, headers: readonly Header[]): string => {
  const { http, code } = ofBytes[error.code ?? ''] ?? noHttp
  const body = JSON.stringify(bodyOf(platformErrors[code]))
  const length = ['content-length', String(Buffer.byteLength(body))] as const
  const lines = [...headers, ...ownHeaders(randomUUID()), length, ['connection', 'close']]
  return `HTTP/1.1 ${http} ${STATUS_CODES[http]}\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n${body}`
}

/**
 * Answers requests that reach no route and no hook, in the form that every failure has: addresses that cannot be decoded,
 * and bytes that are no HTTP.
 */
export const answerUnrouted = (securityHeaders: () => readonly Header[]) => ({
  frameworkErrors: (error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply): void => {
    const failure = platformErrors[ofAddresses[error.code ?? ''] ?? 'server.unexpected']
    for (const [name, value] of [...securityHeaders(), ...ownHeaders(request.id)]) reply.header(name, value)
    reply.code(failure.http).send(bodyOf(failure))
  },
  clientErrorHandler: (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(rawAnswer(error, securityHeaders()))
    socket.destroySoon()
  },
})

/**
 * Refuses a request of HTTP/1.1 that does not name its host exactly once (RFC 9112 §3.2), since proxy and portal could each
 * believe another one. Node itself must not check this (`requireHostHeader`): its answer would lack the portal's headers.
 */
export const ensureOneHost = ({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): void => {
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  const isLacking = headers.host === undefined && raw.httpVersion === '1.1'
  if (hosts.length > 1 || isLacking) failPlatform('request.invalid')
}

/**
 * Answers an `Expect` other than `100-continue` with 417 (RFC 9110 §10.1.1); Node by itself would refuse it without the
 * portal's headers.
 */
export const answerExpectations = (app: FastifyInstance, securityHeaders: () => readonly Header[]): void => {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of [...securityHeaders(), ...ownHeaders(randomUUID())]) response.setHeader(name, value)
    const body = JSON.stringify(bodyOf(platformErrors['request.invalid']))
    response.writeHead(417, { connection: 'close', 'content-length': Buffer.byteLength(body) }).end(body)
  })
}
