import type { FastifyInstance } from 'fastify'
import { platformErrors } from '../contract/errors.ts'
import { bodyOf } from './error-reply.ts'

/** A JSON body must be here this long after its headers; files have their own rule (rulings.md 13). */
const bodyTimeMs = 15_000

/** Cuts callers that dribble a JSON body and hold a connection for it. */
export const cutSlowBodies = (app: FastifyInstance, timeMs = bodyTimeMs): void => {
  const timers = new WeakMap<object, NodeJS.Timeout>()
  app.addHook('onRequest', async (request, reply) => {
    if ((request.routeOptions.config as { upload?: boolean }).upload || request.raw.complete) return
    const timer = setTimeout(() => {
      const failure = platformErrors['request.too_slow']
      const body = JSON.stringify(bodyOf(failure))
      reply.hijack()
      const socket = request.raw.socket
      reply.raw.writeHead(failure.http, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'x-request-id': request.id,
        connection: 'close',
      })
      reply.raw.end(body, () => socket.destroy())
    }, timeMs)
    timers.set(request, timer)
    request.raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  })
  app.addHook('onResponse', async (request) => clearTimeout(timers.get(request)))
}
