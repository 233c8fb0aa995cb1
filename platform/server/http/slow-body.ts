import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { platformErrors } from '../../contract/errors.ts'
import { bodyOf } from './error-reply.ts'

/** A body must be here this long after its headers; a file that is being read has its own rule. */
const bodyTimeMs = 15_000

const announcesBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isUpload = (request: FastifyRequest): boolean =>
  (request.routeOptions.config as { upload?: boolean } | undefined)?.upload === true

/** Says so where nothing was answered yet; a caller who was refused before and still dribbles is only cut off. */
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

/** Cuts callers that dribble a body and hold a connection for it, answered or not. */
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
