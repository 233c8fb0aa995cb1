import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody, Failure, FieldError } from '../../contract/errors.ts'
import { platformErrors } from '../../contract/errors.ts'
import { databaseErrorCode, isDatabaseUnavailable } from '../postgres/database.ts'
import { isAppFailure } from './failures.ts'

type Detail = { fields?: FieldError[]; current?: object; code?: string }
type Answer = { failure: Failure; detail?: Detail; expected: boolean }

const frameworkFailures: Record<string, Failure> = {
  FST_ERR_CTP_BODY_TOO_LARGE: platformErrors['request.too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: platformErrors['request.not_json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: platformErrors['request.invalid'],
  FST_ERR_CTP_INVALID_JSON_BODY: platformErrors['request.not_json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: platformErrors['request.not_json'],
  FST_UNDER_PRESSURE: platformErrors['server.overloaded'],
}

/**
 * Whether the caller hung up before the whole request had arrived (Node says `aborted`): nobody reads the answer, and
 * nothing is broken.
 */
const isHungUp = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && (error as Partial<FastifyError>).code === 'ECONNRESET'

const answerOf = (error: unknown): Answer => {
  if (isAppFailure(error)) {
    const { failure, fields, current, code, cause } = error
    // An overloaded server turns callers away as a matter of course, and so does one under maintenance: to log each of
    // them would cost more than to serve them.
    const isTurnedAway = code === 'server.overloaded' && cause === undefined
    const detail = { ...(fields && { fields }), ...(current && { current }) }
    return { failure, expected: failure.http < 500 || isTurnedAway || code === 'server.maintenance', detail }
  }
  if (isHungUp(error)) return { failure: platformErrors['request.invalid'], expected: true }
  if (error instanceof SyntaxError) return { failure: platformErrors['request.not_json'], expected: true }
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code ? frameworkFailures[code] : undefined
  if (known) return { failure: known, expected: true }
  if (statusCode === 429) return { failure: platformErrors['calls.too_many'], expected: true }
  if (code === 'ENOSPC' || databaseErrorCode(error) === '53100') {
    return { failure: platformErrors['server.storage_full'], expected: false }
  }
  if (isDatabaseUnavailable(error)) return { failure: platformErrors['server.overloaded'], expected: false }
  // A path outside the folder of pages, or one that is not valid, is answered like a page that does not exist.
  if (statusCode === 403 || statusCode === 404) return { failure: platformErrors['route.not_found'], expected: true }
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return { failure: platformErrors['request.invalid'], expected: true }
  }
  return { failure: platformErrors['server.unexpected'], expected: false }
}

export const bodyOf = (failure: Failure, { fields, current, code = 'fail' }: Detail = {}) =>
  ({
    status: failure.status,
    code,
    msg: failure.msg,
    ...(fields && { fields }),
    ...(current && { current }),
  }) satisfies ErrorBody

const isAdminPath = (url: string) => /^\/api\/admin(\/|$|\?)/.test(url)

/** Answers failures: a Chinese text for the user; details go to the log under the id of the request. */
export const answerErrors = (app: FastifyInstance, guardAdmin: (request: FastifyRequest) => Promise<void>): void => {
  const send = (reply: FastifyReply, failure: Failure, detail?: Detail) => {
    if (failure.retryAfter) reply.header('retry-after', failure.retryAfter)
    return reply.code(failure.http).type('application/json; charset=utf-8').send(bodyOf(failure, detail))
  }
  app.setErrorHandler((error, request, reply) => {
    const { failure, detail, expected } = answerOf(error)
    if (!expected) request.log.error({ err: error }, 'request failed')
    return send(reply, failure, detail)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const admin = isAdminPath(request.url)
    if (admin) await guardAdmin(request)
    const wantsPage =
      request.method === 'GET' && !request.url.startsWith('/api') && request.headers.accept?.includes('text/html')
    if (wantsPage) return reply.redirect('/', 302)
    return send(reply, platformErrors['route.not_found'], admin ? { code: 'no-route' } : {})
  })
}
