import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { portalPort } from './portal-port.ts'

/** Starts the portals of all workers at once, since Playwright would wait for each before it starts the next. */
const workers = Number(process.env.E2E_WORKERS)
const portals = Array.from({ length: workers }, (_, worker) =>
  spawn(process.execPath, [resolve(import.meta.dirname, 'start-portal.ts')], {
    env: { ...process.env, PORT: String(portalPort(worker)) },
    // Signals reach each portal through this process alone, which passes them on, so that none comes twice.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  }),
)
const stopAll = () => {
  for (const portal of portals) portal.kill('SIGTERM')
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopAll)
// Where one portal cannot start or dies, the others end too, and Playwright says that its server is gone.
for (const portal of portals)
  portal.on('exit', (code) => {
    process.exitCode ||= code ?? 1
    stopAll()
  })
