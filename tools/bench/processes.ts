import { type ChildProcess, fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SkeletonOrders } from './skeleton.ts'

export type Process = { url: string; stop: () => Promise<void> }

const root = resolve(import.meta.dirname, '../..')
const readyWithinMs = 60_000

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

export const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok
  } catch {
    // Nobody listens yet.
    return false
  }
}

/** The portal as it runs in production, limits off, on a database that stands; its log goes to a file. */
export const startPortal = async (folder: string, databaseUrl: string): Promise<Process> => {
  const port = await freePort()
  const key = () => randomBytes(32).toString('base64')
  const logFile = join(folder, 'portal.log')
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      PORTAL_MODE: 'production',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      DATA_KEYS: `k1:${key()}`,
      SIGNING_KEYS: key(),
      RATE_LIMITS: 'off',
      DRAIN_SECONDS: '0',
    },
  })
  closeSync(log)
  const url = `http://127.0.0.1:${port}`
  for (const until = Date.now() + readyWithinMs; !(await answers(`${url}/readyz`)); await sleep(100)) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`the portal did not start:\n${readFileSync(logFile)}`)
  }
  return { url, stop: ender(child) }
}

export const startSkeleton = async (orders: Omit<SkeletonOrders, 'port'>): Promise<Process> => {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'skeleton.ts'))
  child.send({ ...orders, port } satisfies SkeletonOrders)
  await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, stop: ender(child) }
}
