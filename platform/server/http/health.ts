import { timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { platformErrors } from '../../contract/errors.ts'
import type { DomainGauge, JobCtx } from '../domain.ts'
import { jobCtxOf, type Services } from '../services.ts'
import { bodyOf } from './error-reply.ts'

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && isIP(address) > 0 && /^(127\.|::1$|::ffff:127\.)/.test(address)

const holdsToken = (request: FastifyRequest, token: string | undefined): boolean => {
  const given = Buffer.from(request.headers.authorization?.replace(/^Bearer\s+/i, '') ?? '')
  const expected = Buffer.from(token ?? '')
  return expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Whether the caller may read the metrics: with the token, or from this machine. Behind a proxy every call seems to come
 * from this machine, so a forwarding header ends that trust.
 */
const mayReadMetrics = (request: FastifyRequest, token: string | undefined): boolean => {
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded ?? request.headers['x-real-ip']
  return holdsToken(request, token) || (forwarded === undefined && isLoopback(request.raw.socket.remoteAddress))
}

/** What a gauge of a domain says now: a number for each value of its label, or a single one. */
const readGauge = async (gauge: DomainGauge, ctx: JobCtx): Promise<(value: string) => number> => {
  if (!gauge.label) {
    const number = await gauge.read(ctx)
    return () => number
  }
  const numbers = await gauge.read(ctx)
  return (value) => (numbers ? (numbers.get(value) ?? 0) : Number.NaN)
}

/** Adds the numbers of the domains, read anew for each answer. One that cannot be read takes none of the others with it. */
const addGauges = (registry: Registry, services: Services): void => {
  const ctx = jobCtxOf(services)
  for (const gauge of services.domains.flatMap(({ gauges = [] }) => gauges)) {
    const { name, help, label } = gauge
    const shown = new Gauge({
      name,
      help,
      labelNames: label ? [label.name] : [],
      registers: [registry],
      collect: async () => {
        const numberOf = await readGauge(gauge, ctx).catch((error: unknown) => {
          services.log.error({ err: error, name }, 'a metric could not be read')
          return () => Number.NaN
        })
        if (!label) shown.set(numberOf(''))
        for (const value of label?.values ?? []) shown.set({ [label?.name ?? '']: value }, numberOf(value))
      },
    })
  }
}

/**
 * Adds three routes. `/healthz`: the process is alive. `/readyz`: the database and the file store answer and no stop is
 * under way; `disk: full` in its answer means that reads go on but nothing new is taken in. `/metrics`: metrics for
 * Prometheus.
 */
export const addHealth = (app: FastifyInstance, services: Services, isStopping: () => boolean): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const metric of services.domains.flatMap(({ metrics = [] }) => metrics)) registry.registerMetric(metric)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  addGauges(registry, services)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    if (isStopping()) return reply.code(503).header('retry-after', 5).send({ status: 'stopping' })
    try {
      await Promise.all([services.db.execute(sql`select 1`), services.storage.check()])
      const hasRoom = (await services.hasRoom?.()) ?? true
      return { status: 'ready', ...(!hasRoom && { disk: 'full' }) }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).header('retry-after', 5).send({ status: 'unavailable' })
    }
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, services.config.metricsToken)) {
      return reply.code(403).send(bodyOf(platformErrors['access.denied']))
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
