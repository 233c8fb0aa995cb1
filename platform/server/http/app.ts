import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { platformErrors } from '../../contract/errors.ts'
import { jobCtxOf, type Services } from '../services.ts'
import { callHostsOf } from './call-hosts.ts'
import { endConnectionsOnClose } from './closing.ts'
import { countedAddress } from './counted-address.ts'
import { answerErrors } from './error-reply.ts'
import { failPlatform, platformFailure } from './failures.ts'
import { addHealth } from './health.ts'
import { inlineHashesOf, noInlineHashes } from './inline-hashes.ts'
import { logCalls, secretPrefixesOf } from './log-calls.ts'
import { docsPageOf, openApiOf } from './openapi.ts'
import { actorOf, ensureAccess, registerRoutes } from './register-routes.ts'
import type { Route } from './routes.ts'
import { securityHeadersOf } from './security-headers.ts'
import { addSecurityText } from './security-text.ts'
import { cutSlowBodies } from './slow-body.ts'
import { servePages } from './static-pages.ts'
import { answerExpectations, answerUnrouted, ensureOneHost } from './unrouted.ts'

const jsonLimit = 1024 * 1024
/** The longest time for a whole request; the rules for slow bodies and for uploads end requests earlier. */
const requestTimeoutMs = 30 * 60_000
const headersTimeoutMs = 10_000
/** How long a connection may stand still because its reader does not read. */
const stalledMs = 60_000
/**
 * How many requests one address may make in a minute (health checks, metrics and assets are not counted); the count is in
 * the memory of this process.
 */
const readsPerMinute = 6_000

export type AppOptions = {
  pagesFolder?: string
  isStopping?: () => boolean
  /**
   * The delay of the event loop, in ms, above which new requests are turned away; 0 switches this off for machines that are
   * always late.
   */
  overloadedLoopMs?: number
}

/** Makes the whole HTTP side as one Fastify application; tests call it through `inject`. */
export const createApp = async (services: Services, options: AppOptions = {}): Promise<FastifyInstance> => {
  const { config, log } = services
  const hosts = callHostsOf(services.domains, config)
  const securityHeaders = await securityHeadersOf({
    publicUrl: config.publicUrl,
    inline: options.pagesFolder ? inlineHashesOf(options.pagesFolder) : () => noInlineHashes,
    hosts: Object.values(hosts).map((address) => new URL(address).origin),
    frames: services.domains.flatMap(({ frames }) => frames?.(config) ?? []),
  })
  const app = Fastify({
    ...answerUnrouted(securityHeaders),
    loggerInstance: log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: jsonLimit,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: stalledMs,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { maxParamLength: 256 },
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 2_000, requireHostHeader: false },
  })
  endConnectionsOnClose(app)
  answerExpectations(app, securityHeaders)
  const isStopping = options.isStopping ?? (() => false)
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of securityHeaders()) reply.raw.setHeader(name, value)
    reply.header('x-request-id', request.id)
    // Pages and answers that are the same for everyone replace this header themselves.
    reply.header('cache-control', 'no-store')
    // While `/readyz` says no, clients are asked to open their next connection to another process.
    if (isStopping()) reply.header('connection', 'close')
    ensureOneHost(request)
  })
  logCalls(
    app,
    services.cipher,
    secretPrefixesOf(services.domains.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))),
  )
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['content-disposition', 'etag', 'retry-after', 'x-request-id'],
    })
  }
  // Only answers that are the same for everyone are compressed: private data compressed together with text that a stranger
  // sent could be guessed from the length (BREACH).
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] })
  await app.register(underPressure, {
    maxEventLoopDelay: options.overloadedLoopMs ?? 1_000,
    pressureHandler: () => failPlatform('server.overloaded'),
  })
  if (config.rateLimits) {
    await app.register(rateLimit, {
      max: readsPerMinute,
      timeWindow: 60_000,
      keyGenerator: (request) => countedAddress(request.ip),
      allowList: (request) => /^\/(healthz|readyz|metrics|assets\/)/.test(request.url),
    })
  }
  answerErrors(app, async (request) =>
    ensureAccess({ access: 'staff' }, await actorOf(services, jobCtxOf(services), request)),
  )
  readJsonOnly(app)
  cutSlowBodies(app)
  addHealth(app, services, isStopping)
  addSecurityText(app, services)
  await addRoutes(app, services)
  if (options.pagesFolder) await servePages(app, options.pagesFolder, { publicUrl: config.publicUrl, hosts })
  return app
}

const takesBody = (request: FastifyRequest): boolean =>
  (request.routeOptions.config as { body?: boolean } | undefined)?.body === true

/**
 * Accepts JSON bodies only; an empty body counts as none. Fastify's parser refuses `__proto__` and `constructor` in them. A
 * call that takes no body ignores what old clients send along.
 */
const readJsonOnly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' || !takesBody(request)) return done(null, undefined)
    return parse(request, body, done)
  })
  app.addContentTypeParser('*', (request, _payload, done) =>
    takesBody(request) ? done(platformFailure('request.not_json')) : done(null),
  )
}

const addRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const routes = services.domains.flatMap((domain) => domain.routes)
  const platformCodes = new Set(Object.keys(platformErrors))
  const isUpload = (route: Route) => route.endpoint.upload !== undefined
  const isRaw = (route: Route) => route.endpoint.raw !== undefined
  registerRoutes(
    app,
    services,
    routes.filter((route) => !isUpload(route) && !isRaw(route)),
    platformCodes,
  )
  const addUploads = (wanted: readonly Route[], prepare: (scope: FastifyInstance) => void) =>
    app.register(async (scope) => {
      prepare(scope)
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
      registerRoutes(scope, services, wanted, platformCodes)
    })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    registerRoutes(scope, services, routes.filter(isRaw), platformCodes)
  })
  const uploads = routes.filter(isUpload)
  await addUploads(
    uploads.filter(({ endpoint }) => !endpoint.orJson),
    (scope) => scope.removeAllContentTypeParsers(),
  )
  // Uploads whose file may be left out also accept a JSON body.
  await addUploads(
    uploads.filter(({ endpoint }) => endpoint.orJson),
    (scope) => scope.removeContentTypeParser('*'),
  )
  for (const { from, to } of services.domains.flatMap(({ redirects = [] }) => redirects)) {
    app.get(from, async (request, reply) => reply.redirect(to(request.params as Record<string, string>), 302))
  }
  if (services.config.apiDocs) addDocs(app, routes, services.config.publicUrl)
}

/** Serves the description of the API; it is built once, at the first request. */
const addDocs = (app: FastifyInstance, routes: readonly Route[], publicUrl: string): void => {
  let openApi: string | undefined
  let page: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    openApi ??= JSON.stringify(openApiOf(routes, publicUrl))
    return reply.type('application/json; charset=utf-8').send(openApi)
  })
  app.get('/api/docs', async (_request, reply) => {
    page ??= docsPageOf(routes)
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
