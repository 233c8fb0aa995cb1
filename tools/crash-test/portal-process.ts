import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { answers, freePort } from '../bench/processes.ts'

export type PortalProcess = {
  url: string
  /** The time from the start of the process until it said that it was ready, in ms. */
  readyMs: number
  kill: () => Promise<void>
  stop: () => Promise<void>
}

const root = resolve(import.meta.dirname, '../..')
const readyWithinMs = 60_000

const leave = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** Starts the portal with its own database on a data folder, as `npm start` does; its output goes to `portal.log`. */
export const startPortalOn = async (folder: string): Promise<PortalProcess> => {
  const port = await freePort()
  const logFile = join(folder, 'portal.log')
  const log = openSync(logFile, 'a')
  const started = performance.now()
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      RATE_LIMITS: 'off',
    },
  })
  closeSync(log)
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null || child.signalCode !== null || performance.now() - started > readyWithinMs) {
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
  }
}
