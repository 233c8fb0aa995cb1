import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { answers, freePort } from '../bench/processes.ts'
import type { DeathAnswer, DeathOrder } from './die-in-portal.ts'

export type PortalProcess = {
  url: string
  /** The time from the start of the process until it said that it was ready, in ms. */
  readyMs: number
  kill: () => Promise<void>
  stop: () => Promise<void>
  /** Orders the portal, which was started with `dies`, to die before a step; answers how many steps it took before. */
  dieBefore: (step: number) => Promise<number>
  isDead: () => boolean
}

type Start = {
  port?: number
  /** More settings, over those of a demonstration. */
  env?: Record<string, string>
  /** Whether it counts its steps, and dies by order (`die-in-portal.ts`). */
  dies?: boolean
}

const root = resolve(import.meta.dirname, '../..')
const deathInPortal = join(import.meta.dirname, 'die-in-portal.ts')
const quickly = ['--import', '@portal/platform/server/quick-imports']
const readyWithinMs = 60_000

const leave = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** Starts the portal with its own database on a data folder, as `npm start` does; its output goes to `portal.log`. */
export const startPortalOn = async (folder: string, start: Start = {}): Promise<PortalProcess> => {
  const { port = await freePort(), env = {}, dies = false } = start
  const logFile = join(folder, 'portal.log')
  const log = openSync(logFile, 'a')
  const started = performance.now()
  const words = [...quickly, ...(dies ? ['--import', deathInPortal] : []), 'apps/server/main.ts']
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: dies ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      RATE_LIMITS: 'off',
      ...env,
    },
  })
  closeSync(log)
  const url = `http://127.0.0.1:${port}`
  const isDead = () => child.exitCode !== null || child.signalCode !== null
  while (!(await answers(`${url}/readyz`))) {
    if (isDead() || performance.now() - started > readyWithinMs) {
      await leave(child, 'SIGKILL')
      const end = `exit code ${child.exitCode}, signal ${child.signalCode}`
      throw new Error(`the portal did not start (${end}):\n${readFileSync(logFile, 'utf8').slice(-4000)}`)
    }
    await sleep(10)
  }
  return {
    url,
    readyMs: performance.now() - started,
    kill: () => leave(child, 'SIGKILL'),
    stop: () => leave(child, 'SIGTERM'),
    dieBefore: async (step) => {
      const answered = once(child, 'message')
      child.send({ dieBefore: step } satisfies DeathOrder)
      const [answer] = (await answered) as [DeathAnswer]
      return answer.steps
    },
    isDead,
  }
}
