import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { type Endpoint, ownThings } from '../../contract/api.ts'
import { type ActKeeper, actKeepers } from '../acts/keep-acts.ts'
import type { Actor, Ctx, SignedInCtx } from '../context.ts'
import type { JobCtx } from '../domain.ts'
import { ensureWritable } from '../maintenance/maintenance.ts'
import { jobCtxOf, type Services } from '../services.ts'
import { readUpload } from '../uploads/upload.ts'
import { failPlatform, isAppFailure } from './failures.ts'
import { submitOnce } from './idempotency.ts'
import { rememberCaller } from './log-calls.ts'
import { countCall } from './rates.ts'
import { parseInput } from './request-input.ts'
import type { AskedParts, Bytes, RawRequest, Route } from './routes.ts'
import { sendBytes } from './send-bytes.ts'
import { compressedFrom, sendShared } from './shared-answer.ts'
import { createStandIn } from './stand-in.ts'

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** The token of the header `Authorization: <token>`; a leading `Bearer ` is accepted. */
const tokenOf = (request: FastifyRequest): string | null =>
  headerOf(request, 'authorization')?.replace(/^Bearer\s+/i, '') || null

/**
 * Refuses a caller who may not call an endpoint: 401 where a valid session is missing, and only then 403, to staff too who do
 * not hold the permission. Staff are told which calls only the administrator may make.
 * @throws AppFailure `session.required`, `session.recheck`, `access.password_due`, `access.factor_due`,
 * `access.denied`, `access.administrator_only`
 */
export const ensureAccess = (
  {
    access,
    permission,
    whilePasswordDue,
    whileFactorDue,
  }: Pick<Endpoint, 'access' | 'permission' | 'whilePasswordDue' | 'whileFactorDue'>,
  actor: Actor | null,
): void => {
  if (access === 'public') return
  if (!actor) failPlatform('session.required')
  if (actor.recheckAt !== undefined) failPlatform('session.recheck', { msg: actor.recheckAt })
  // The password comes first: to set up the second factor one proves it.
  if (actor.mustChangePassword && !whilePasswordDue) failPlatform('access.password_due')
  if (actor.mustSetUpSecondFactor && !actor.mustChangePassword && !whileFactorDue) failPlatform('access.factor_due')
  if (access === 'signedIn') return
  if (actor.userType !== (access === 'provider' ? 'provider' : 'staff')) failPlatform('access.denied')
  if (access === 'topAdministrator' && !actor.topAdministrator) failPlatform('access.administrator_only')
  if (permission === undefined || permission === ownThings) return
  if (!actor.may?.(permission)) failPlatform('access.denied')
}

export const actorOf = async (
  services: Services,
  base: JobCtx,
  request: FastifyRequest,
  { background = false }: { background?: boolean } = {},
): Promise<Actor | null> => {
  const token = tokenOf(request)
  const actor = token === null ? null : await services.authenticate(base, token, { background })
  if (actor) rememberCaller(request, actor)
  return actor
}

type CtxBase = JobCtx & Pick<Ctx, 'purviews' | 'permissions'>

const deviceOf = (request: FastifyRequest): string | null => headerOf(request, 'x-device') ?? null

const ctxOf = (base: CtxBase, request: FastifyRequest, actor: Actor | null): Ctx => ({
  ...base,
  log: request.log,
  actor,
  address: request.ip,
  token: tokenOf(request),
  device: deviceOf(request),
  userAgent: headerOf(request, 'user-agent') ?? null,
})

/** Whether an upload whose file may be left out came without one, as a JSON body. */
const holdsJson = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^application\/json\b/i.test(headers['content-type'] ?? '')

const bodyLimitOf = ({ bodyLimit, raw }: Endpoint): { bodyLimit?: number } => {
  const limit = raw?.bytes ?? bodyLimit
  return limit === undefined ? {} : { bodyLimit: limit }
}

const checkReply = (endpoint: Endpoint, reply: unknown): unknown => (endpoint.reply as z.ZodMiniType).parse(reply)

/** Where an endpoint answers null, that is a text of JSON like any other; Fastify by itself would send nothing. */
const sendJson = (reply: FastifyReply, answer: unknown): FastifyReply =>
  answer === null ? reply.type('application/json; charset=utf-8').send('null') : reply.send(answer)

const ensureDeclared = (endpoint: Endpoint, error: unknown, platformCodes: ReadonlySet<string>): void => {
  if (!isAppFailure(error) || platformCodes.has(error.code) || endpoint.fails?.includes(error.code)) return
  throw new Error(`${endpoint.method} ${endpoint.path} failed with ${error.code}, which it does not declare`)
}

/** The body byte for byte; a request without one has no bytes. */
const rawOf = (request: FastifyRequest): RawRequest => ({
  bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  header: (name) => headerOf(request, name),
})

const restParameter = /\{(\w+)\*\}$/

/** The parameters of a path. The rest of a path (`{name*}`) gets its own name; Fastify calls it `*`. */
const paramsOf = ({ path }: Endpoint, { params }: FastifyRequest): unknown => {
  const [, name] = restParameter.exec(path) ?? []
  return name === undefined ? params : { ...(params as object), [name]: (params as { '*'?: string })['*'] }
}

/** The input of a call. Where its fields are refused, the route's judge has the first word, and the act log keeps it. */
const inputOf = async (
  { endpoint, judge }: Route,
  { keeper, ctx }: { keeper: ActKeeper; ctx: Ctx },
  parts: AskedParts & { query: unknown },
): Promise<Record<string, unknown>> => {
  try {
    return parseInput(endpoint, parts)
  } catch (error) {
    // A route with a judge is open to callers who are signed in alone.
    if (judge) await keeper.watch(ctx, parts, () => judge(ctx as SignedInCtx, parts))
    throw error
  }
}

/** Runs what may refuse the caller, and has the act log keep that it did. */
const refusalsOf =
  (keeper: ActKeeper, ctx: Ctx, params: unknown) =>
  async <T>(work: () => T): Promise<Awaited<T>> => {
    try {
      return await work()
    } catch (error) {
      await keeper.refused(ctx, { params }, error)
      throw error
    }
  }

/** Adds one Fastify route for each endpoint: check access, count, parse, run, check the reply, answer. */
export const registerRoutes = (
  app: FastifyInstance,
  services: Services,
  routes: readonly Route[],
  platformCodes: ReadonlySet<string>,
): void => {
  const purviews = services.domains.flatMap((domain) => domain.purviews ?? [])
  const permissions = services.domains.flatMap((domain) => domain.permissions ?? [])
  const base: CtxBase = { ...jobCtxOf(services), purviews, permissions }
  const keeperOf = actKeepers(services.domains, services.strict === true)
  for (const route of routes) {
    const { endpoint } = route
    const keeper = keeperOf(route)
    if (endpoint.demonstrationOnly && services.config.mode === 'production') continue
    const writes = endpoint.method !== 'GET' && !endpoint.duringMaintenance
    const takesIn = endpoint.submits === true || endpoint.upload !== undefined
    const run = async (ctx: Ctx, input: Record<string, unknown>, request: FastifyRequest): Promise<unknown> => {
      if (!endpoint.submits) return keeper.handle(ctx, input)
      const key = headerOf(request, 'idempotency-key')
      const call = {
        key,
        scope: `${endpoint.method} ${endpoint.path}`,
        body: [request.params, request.body ?? null],
        replyNumber: endpoint.replyNumber,
      }
      const submit = () =>
        submitOnce(ctx, call, async (inside) => checkReply(endpoint, await keeper.handle(inside, input)))
      return route.line ? route.line(submit) : submit()
    }
    const standIn = endpoint.cache?.throughOutages ? createStandIn() : undefined
    const actors = new WeakMap<FastifyRequest, Actor | null>()
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1').replace(restParameter, '*'),
      ...bodyLimitOf(endpoint),
      config: {
        upload: endpoint.upload !== undefined,
        body: endpoint.body !== undefined,
      },
      ...(endpoint.cache && { compress: { threshold: compressedFrom } }),
      onRequest: async (request) => {
        // This comes before the first statement: a caller who would wait for seconds is told at once to come again.
        if (!standIn && services.isCrowded?.()) failPlatform('server.overloaded')
        // A browser that sends a device token may be a known one, so it may wait in the line of known callers; the use case
        // checks the token.
        route.gate?.ensureRoom({ ahead: deviceOf(request) !== null })
        if (takesIn && !((await services.hasRoom?.()) ?? true)) failPlatform('server.storage_full')
        const lookUp = () => actorOf(services, base, request, endpoint)
        const actor = standIn ? await standIn.caller(lookUp) : await lookUp()
        const caller = actor?.recheckAt === undefined ? actor : null
        const refusing = refusalsOf(keeper, ctxOf(base, request, caller), paramsOf(endpoint, request))
        await refusing(() => ensureAccess(endpoint, actor))
        actors.set(request, caller)
        if (writes && actor?.userType !== 'staff') await ensureWritable(base)
        if (endpoint.limit && services.config.rateLimits) {
          const costs = endpoint.costs?.(request.query as Readonly<Record<string, unknown>>)
          await countCall(ctxOf(base, request, caller), endpoint.limit, costs)
        }
        await refusing(() => route.guard?.(ctxOf(base, request, caller)))
      },
      handler: async (request, reply) => {
        const ctx = ctxOf(base, request, actors.get(request) ?? null)
        const limit = endpoint.orJson && holdsJson(request) ? undefined : endpoint.upload
        const received = limit && (await readUpload(request, base.storage, limit))
        try {
          const body = received ? received.fields : request.body
          const parts = { params: paramsOf(endpoint, request), query: request.query, body }
          const input = await inputOf(route, { keeper, ctx }, parts)
          const sent = { ...(received && { upload: received.upload }), ...(endpoint.raw && { raw: rawOf(request) }) }
          const ask = () => keeper.watch(ctx, input, () => run(ctx, { ...input, ...sent }, request))
          const result = standIn
            ? await standIn.answer(JSON.stringify(input), ask as () => Promise<object>)
            : await ask()
          if ('kind' in endpoint.reply) {
            if (endpoint.reply.kind === 'text') return reply.type('text/plain; charset=utf-8').send(result)
            return await sendBytes(request, reply, result as Bytes)
          }
          if (endpoint.cache) {
            const check = (object: unknown) => checkReply(endpoint, object)
            const scope = `${endpoint.method} ${endpoint.path}`
            return await sendShared(request, reply, { ...endpoint.cache, scope, result: result as object, check })
          }
          return sendJson(reply, endpoint.submits ? result : checkReply(endpoint, result))
        } catch (error) {
          if (services.strict) ensureDeclared(endpoint, error, platformCodes)
          throw error
        } finally {
          await received?.discard()
        }
      },
    })
  }
}
