import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Act } from '../server/acts/act.ts'
import { type Config, readConfig } from '../server/config/config.ts'
import type { Actor, Ctx } from '../server/context.ts'
import type { JobCtx, ServerDomain } from '../server/domain.ts'
import { type AppOptions, createApp } from '../server/http/app.ts'
import { createLog, type Log } from '../server/log/log.ts'
import { createCipher } from '../server/secrets/cipher.ts'
import { createSigner } from '../server/secrets/signer.ts'
import { jobCtxOf, type Services } from '../server/services.ts'
import { openStorage } from '../server/storage/open-storage.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** A clock that tests can set forward or to a date. */
export type TestClock = { now: () => Date; advance: (ms: number) => void; set: (at: Date) => void }

const createClock = (): TestClock => {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    advance: (ms) => {
      offset += ms
    },
    set: (at) => {
      offset = at.getTime() - Date.now()
    },
  }
}

export type TestApp = {
  app: FastifyInstance
  database: TestDatabase
  services: Services
  clock: TestClock
  /** The context that jobs and seeds work with. */
  ctx: JobCtx
  /** Every line that was logged. */
  logged: string[]
  /** What the act log was told, the oldest first; empty where a domain of this app keeps the log itself. */
  acts: Act[]
  /** Sends a call by its path, with JSON in and out; `token` signs the caller in. */
  call: (call: {
    method?: InjectOptions['method'] & string
    path: string
    token?: string
    body?: unknown
    headers?: Record<string, string>
  }) => Promise<{ status: number; body: Record<string, unknown>; headers: Record<string, unknown> }>
  /** A second application on the same database, as after a restart or on another machine. */
  again: () => Promise<FastifyInstance>
  close: () => Promise<void>
}

/**
 * Makes the real application on a database of its own. `authenticate` is that of the accounts domain; tests of the
 * platform, which must not know that domain, give `actors` by token instead.
 */
export const createTestApp = async (input: {
  domains: readonly ServerDomain[]
  authenticate?: Services['authenticate']
  actors?: Record<string, Actor>
  env?: Record<string, string>
  options?: AppOptions
}): Promise<TestApp> => {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  const logged: string[] = []
  const acts: Act[] = []
  const domains: readonly ServerDomain[] = input.domains.some(({ actLog }) => actLog)
    ? input.domains
    : [...input.domains, { name: 'acts', routes: [], actLog: async (_ctx: Ctx, act: Act) => void acts.push(act) }]
  const log: Log = createLog('info', { write: (line: string) => void logged.push(line) })
  const config: Config = readConfig({ DATA_DIR: folder, RATE_LIMITS: 'off', ...input.env }, input.domains)
  const clock = createClock()
  const services: Services = {
    config,
    db: database.db,
    cipher: createCipher([{ id: 'k1', key: Buffer.alloc(32, 1) }]),
    signer: createSigner([Buffer.alloc(32, 2)]),
    storage: await openStorage(config),
    log,
    domains,
    authenticate: input.authenticate ?? (async (_ctx, token) => input.actors?.[token] ?? null),
    now: clock.now,
    strict: true,
  }
  // Tests run on a busy machine, so that a late event loop turns nobody away, unless a test asks for it.
  const options: AppOptions = { overloadedLoopMs: 0, ...input.options }
  const app = await createApp(services, options)
  const others: FastifyInstance[] = []
  return {
    app,
    database,
    services,
    clock,
    ctx: jobCtxOf(services),
    logged,
    acts,
    call: async ({ method = 'GET', path, token, body, headers }) => {
      const response = await app.inject({
        method,
        url: path,
        headers: { ...(token && { authorization: token }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      })
      const text = response.body
      const isJson = text.startsWith('{') || text === 'null'
      const json = isJson ? (JSON.parse(text) as Record<string, unknown>) : { text }
      return { status: response.statusCode, body: json, headers: response.headers }
    },
    again: async () => {
      const other = await createApp(services, options)
      others.push(other)
      return other
    },
    close: async () => {
      await Promise.all([app, ...others].map((one) => one.close()))
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
