import { spawn } from 'node:child_process'
import { existsSync, realpathSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { openMailSink } from './mail-sink.ts'
import { prepareIssuer } from './third-party-issuer.ts'

/** Starts the portal as `npm start` does once it is installed and built, on an empty data folder. */
const root = resolve(import.meta.dirname, '..')
const dataFolder = resolve(root, `.cache/e2e/data-${process.env.PORT}`)
const database = resolve(dataFolder, 'postgres')
// A link, where the database's user cannot enter the checkout: what it leads to goes as well.
if (existsSync(database)) rmSync(realpathSync(database), { recursive: true })
rmSync(dataFolder, { recursive: true, force: true })

const mail = await openMailSink(process.env.PORT ?? '')
const portal = spawn(process.execPath, ['apps/server/main.ts'], {
  cwd: root,
  // In a group of its own: whoever stops the tests signals the whole group, and one signal is to arrive, from here.
  detached: true,
  // The channel tells it when we die without a word.
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  // One address plays a whole town here; what one address may do is tested at the server.
  env: { ...process.env, ...prepareIssuer(), ...mail, DATA_DIR: dataFolder, HOST: '127.0.0.1', RATE_LIMITS: 'off' },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => portal.kill(signal))
portal.on('exit', (code) => process.exit(code ?? 1))
