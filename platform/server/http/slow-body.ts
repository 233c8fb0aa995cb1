import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { platformErrors } from '../../contract/errors.ts'
import { bodyOf } from './error-reply.ts'

/**
 * The longest time, in ms, from the headers of a request to the end of its body; uploads have a rule of their own while
 * they are read.
 */
const bodyTimeMs = 15_000

const announcesBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isUpload = (request: FastifyRequest): boolean =>
  (request.routeOptions.config as { upload?: boolean } | undefined)?.upload === true

/**
 * Answers `request.too_slow` where nothing was answered yet; a caller who was answered before and still sends slowly is
 * only cut off.
 */
const cut = (request: FastifyRequest, reply: FastifyReply): void => {
  if (request.raw.complete) return
  if (reply.raw.headersSent) {
    request.raw.destroy()
    return
  }
  const failure = platformErrors['request.too_slow']
  const body = JSON.stringify(bodyOf(failure))
  reply.hijack()
  reply.raw.writeHead(failure.http, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
    'x-request-id': request.id,
    connection: 'close',
  })
  reply.raw.end(body, () => request.raw.destroy())
}

/** Cuts off callers that send a body so slowly that they only hold a connection, whether they were answered or not. */
export const cutSlowBodies = (app: FastifyInstance, timeMs = bodyTimeMs): void => {
  const watch = (request: FastifyRequest, reply: FastifyReply): void => {
    if (request.raw.complete) return
    const timer = setTimeout(() => cut(request, reply), timeMs).unref()
    const clear = () => clearTimeout(timer)
    request.raw.once('end', clear).once('close', clear)
  }
  app.addHook('onRequest', async (request, reply) => {
    if (announcesBody(request) && !isUpload(request)) watch(request, reply)
  })
  app.addHook('onResponse', async (request, reply) => {
    if (announcesBody(request) && isUpload(request)) watch(request, reply)
  })
}
