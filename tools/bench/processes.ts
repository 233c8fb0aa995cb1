import { type ChildProcess, fork, spawn } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCipher } from '@portal/platform/server'
import type { SkeletonOrders } from './skeleton.ts'

export type Process = {
  url: string
  /** Milliseconds of processor time used so far; undefined where the system does not tell. */
  cpuMs: () => number | undefined
  /** Memory in use in MB; undefined where the system does not tell. */
  memoryMb: () => number | undefined
  stop: () => Promise<void>
}

const root = resolve(import.meta.dirname, '../..')
const readyWithinMs = 120_000

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

const ender = (child: ChildProcess) => async (): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Reads the processor time from fields 14 and 15 of Linux's `/proc/<pid>/stat`, in hundredths of a second. */
const cpuReader = (child: ChildProcess) => (): number | undefined => {
  const file = `/proc/${child.pid}/stat`
  if (!existsSync(file)) return undefined
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const statusMb = ({ pid }: ChildProcess, form: RegExp): number | undefined => {
  const file = `/proc/${pid}/status`
  const found = existsSync(file) ? form.exec(readFileSync(file, 'utf8')) : null
  return found ? Number(found[1]) / 1024 : undefined
}

/** Reads the memory in use, which `/proc/<pid>/status` calls the resident set. */
const memoryReader = (child: ChildProcess) => () => statusMb(child, /^VmRSS:\s+(\d+) kB/m)
/** The most memory that the process has used so far. */
const peakMb = (child: ChildProcess) => statusMb(child, /^VmHWM:\s+(\d+) kB/m)

export const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok
  } catch {
    // Nobody listens yet.
    return false
  }
}

const newKey = (): string => randomBytes(32).toString('base64')
/**
 * The keys are the same for every start: what one portal or the bench itself encrypted, the next portal must be able to
 * open.
 */
const dataKey = newKey()
const logKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
const secrets = { DATA_KEYS: `k1:${dataKey}`, SIGNING_KEYS: newKey(), EVIDENCE_LOG_KEY: logKey }

export const benchCipher = () => createCipher([{ id: 'k1', key: Buffer.from(dataKey, 'base64') }])

/** Starts a program of the portal whose output goes to a file. */
const spawnLogged = (folder: string, name: string, words: readonly string[], env: Record<string, string>) => {
  const logFile = join(folder, `${name}.log`)
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, name), ...secrets, ...env },
  })
  closeSync(log)
  return { child, said: () => readFileSync(logFile, 'utf8') }
}

const spawnPortal = async (
  folder: string,
  name: string,
  env: Record<string, string>,
  loaded: readonly string[] = [],
): Promise<Process> => {
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const { child, said } = spawnLogged(
    folder,
    name,
    [
      ...['@portal/platform/server/quick-imports', ...loaded].flatMap((file) => ['--import', file]),
      'apps/server/main.ts',
    ],
    {
      PORT: String(port),
      RATE_LIMITS: 'off',
      DRAIN_SECONDS: '0',
      ...env,
    },
  )
  const url = `http://127.0.0.1:${port}`
  for (const until = Date.now() + readyWithinMs; !(await answers(`${url}/readyz`)); await sleep(100)) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`the portal did not start:\n${said()}`)
  }
  return { url, cpuMs: cpuReader(child), memoryMb: memoryReader(child), stop: ender(child) }
}

/** Starts the portal as it runs in production, without rate limits, on a running database; its log goes to a file. */
export const startPortal = (folder: string, databaseUrl: string): Promise<Process> =>
  spawnPortal(folder, 'data', { PORTAL_MODE: 'production', DATABASE_URL: databaseUrl })

const watchMs = 200

/** Runs a command of the portal to its end; answers how long it took and the most memory that it used. */
export const runCommand = async (
  folder: string,
  databaseUrl: string,
  words: readonly string[],
  more: Record<string, string> = {},
) => {
  const started = performance.now()
  const env = { PORTAL_MODE: 'production', DATABASE_URL: databaseUrl, ...more }
  const { child, said } = spawnLogged(folder, 'command', words, env)
  let peak: number | undefined
  const watch = setInterval(() => {
    peak = peakMb(child) ?? peak
  }, watchMs)
  const [code] = await once(child, 'exit').finally(() => clearInterval(watch))
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}:\n${said()}`)
  return { seconds: (performance.now() - started) / 1000, peakMb: peak }
}

/** Starts a portal with the demonstration's content on a database of its own, to measure what visitors see. */
export const startDemonstration = (folder: string): Promise<Process> =>
  spawnPortal(folder, 'demonstration', { PORTAL_MODE: 'demonstration' })

/** Starts a portal of the demonstration on a running database. */
export const startFilled = (folder: string, databaseUrl: string, more: Record<string, string> = {}): Promise<Process> =>
  spawnPortal(folder, 'filled', { PORTAL_MODE: 'demonstration', DATABASE_URL: databaseUrl, ...more })

/** Starts one more portal on the database of that demonstration. A data folder belongs to one process, so it has its own. */
export const startBesideFilled = (folder: string, databaseUrl: string): Promise<Process> =>
  spawnPortal(folder, 'beside', { PORTAL_MODE: 'demonstration', DATABASE_URL: databaseUrl })

/** Starts one more portal of that demonstration, which keeps no act log and asks one call of staff for no permission. */
export const startWithoutLog = (folder: string, databaseUrl: string): Promise<Process> =>
  spawnPortal(folder, 'without_log', { PORTAL_MODE: 'demonstration', DATABASE_URL: databaseUrl }, [
    join(import.meta.dirname, 'without-log.ts'),
  ])

/** Starts a portal of the demonstration on a running database, where orders are paid at simulated gateways. */
export const startShop = async (folder: string, databaseUrl: string, paymentsFile: string): Promise<Process> => {
  const port = String(await freePort())
  return spawnPortal(folder, 'shop', {
    PORTAL_MODE: 'demonstration',
    DATABASE_URL: databaseUrl,
    PAYMENTS_FILE: paymentsFile,
    PORT: port,
    // The gateways send their messages there.
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  })
}

export const startSkeleton = async (orders: Omit<SkeletonOrders, 'port'>): Promise<Process> => {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'skeleton.ts'))
  child.send({ ...orders, port } satisfies SkeletonOrders)
  await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, cpuMs: cpuReader(child), memoryMb: memoryReader(child), stop: ender(child) }
}
