import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../contract/api.ts'
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

/**
 * What the log says was called: the path, but of an address whose end is a secret only how it begins. That holds for every call
 * below it, also for one that no route takes, as calendar programs make them while they look for what a server can do.
 */
const loggedPath = (url: string, secretPrefixes: readonly string[]): string => {
  const path = pathOnly(url)
  const prefix = secretPrefixes.find((one) => path.toLowerCase().startsWith(one.toLowerCase()))
  return prefix === undefined ? path : `${prefix}…`
}

/** How the addresses of these endpoints begin that hold a secret: all before their first parameter. */
export const secretPrefixesOf = (endpoints: readonly Pick<Endpoint, 'path' | 'secretPath'>[]): string[] =>
  endpoints.flatMap(({ path, secretPath }) => (secretPath ? [path.slice(0, path.indexOf('{'))] : []))

const isRefused = (status: number): boolean => status === 401 || status === 403

/**
 * Logs one line for each answered call: who called, from where (a keyed hash, since an address names a person), what was
 * called and how it ended. A call that was not allowed has the event `access_refused` (OWASP ASVS 16.2.1, 16.3.2).
 */
export const logCalls = (
  app: FastifyInstance,
  cipher: Pick<Cipher, 'fingerprint'>,
  secretPrefixes: readonly string[],
): void => {
  app.addHook('onResponse', async (request, reply) => {
    const page = request.headers['x-page-url']
    const userId = callers.get(request)?.userId
    const { statusCode: status } = reply
    request.log.info(
      {
        ...(isRefused(status) && { event: 'access_refused' }),
        method: request.method,
        path: loggedPath(request.url, secretPrefixes),
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
