import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../context.ts'
import { pathOnly } from '../log/log.ts'
import type { Cipher } from '../secrets/cipher.ts'
import { countedAddress } from './counted-address.ts'

const callers = new WeakMap<FastifyRequest, Actor>()

/** Notes whose call it is as soon as that is known, so that the log names the caller also of a refused call. */
export const rememberCaller = (request: FastifyRequest, actor: Actor): void => {
  callers.set(request, actor)
}

/**
 * The length of the hash of an address in the log: enough to tell addresses of one log apart, too little to guess one
 * without the key.
 */
const addressLength = 16

/** What the log says was called: the path, or the route alone where the path is a secret. */
const loggedPath = ({ url, routeOptions }: FastifyRequest): string => {
  const isSecret = (routeOptions.config as { secretPath?: boolean } | undefined)?.secretPath === true
  return isSecret && routeOptions.url ? routeOptions.url : pathOnly(url)
}

const isRefused = (status: number): boolean => status === 401 || status === 403

/**
 * Logs one line for each answered call: who called, from where (a keyed hash, since an address names a person), what was
 * called and how it ended. A call that was not allowed has the event `access_refused` (OWASP ASVS 16.2.1, 16.3.2).
 */
export const logCalls = (app: FastifyInstance, cipher: Pick<Cipher, 'fingerprint'>): void => {
  app.addHook('onResponse', async (request, reply) => {
    const page = request.headers['x-page-url']
    const userId = callers.get(request)?.userId
    const { statusCode: status } = reply
    request.log.info(
      {
        ...(isRefused(status) && { event: 'access_refused' }),
        method: request.method,
        path: loggedPath(request),
        status,
        ms: Math.round(reply.elapsedTime),
        address: cipher.fingerprint(countedAddress(request.ip), 'log-address').slice(0, addressLength),
        ...(userId !== undefined && { userId }),
        ...(typeof page === 'string' && { page: pathOnly(page) }),
      },
      'answered',
    )
  })
}
