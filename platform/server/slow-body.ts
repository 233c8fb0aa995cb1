import type { FastifyInstance, FastifyRequest } from 'fastify'
import { platformErrors } from '../contract/errors.ts'
import { bodyOf } from './error-reply.ts'

/** A JSON body must be here this long after its headers; files have their own rule (rulings.md 13). */
const bodyTimeMs = 15_000

const awaitsJson = (request: FastifyRequest): boolean => {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  const isUpload = (request.routeOptions.config as { upload?: boolean } | undefined)?.upload === true
  return !isUpload && !request.raw.complete && (encoding !== undefined || Number(length ?? 0) > 0)
}

/** Cuts callers that dribble a JSON body and hold a connection for it. */
export const cutSlowBodies = (app: FastifyInstance, timeMs = bodyTimeMs): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!awaitsJson(request)) return
    const timer = setTimeout(() => {
      const failure = platformErrors['request.too_slow']
      const body = JSON.stringify(bodyOf(failure))
      const { socket } = request.raw
      reply.hijack()
      reply.raw.writeHead(failure.http, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'x-content-type-options': 'nosniff',
        'x-request-id': request.id,
        connection: 'close',
      })
      reply.raw.end(body, () => socket.destroy())
    }, timeMs)
    const clear = () => clearTimeout(timer)
    request.raw.once('end', clear).once('close', clear)
  })
}
