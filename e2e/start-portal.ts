import { spawn } from 'node:child_process'
import { existsSync, openSync, realpathSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { openMailSink } from './mail-sink.ts'
import { openGateways } from './payments-simulator.ts'
import { prepareIssuer } from './third-party-issuer.ts'

/** Starts the portal as `npm start` does once it is installed and built, on an empty data folder. */
const root = resolve(import.meta.dirname, '..')
const dataFolder = resolve(root, `.cache/e2e/data-${process.env.PORT}`)
const database = resolve(dataFolder, 'postgres')
// Where the database's user cannot enter the checkout, this path is a link: the folder that it leads to is removed as well.
if (existsSync(database)) rmSync(realpathSync(database), { recursive: true })
rmSync(dataFolder, { recursive: true, force: true })

const mail = await openMailSink(process.env.PORT ?? '')
const payments = await openGateways(process.env.PORT ?? '')
// What the portal logged stays after the run, for whoever asks why a journey failed.
const log = openSync(resolve(root, `.cache/e2e/portal-${process.env.PORT}.log`), 'w')
const portal = spawn(process.execPath, ['--import', '@portal/platform/server/quick-imports', 'apps/server/main.ts'], {
  cwd: root,
  // The portal gets a process group of its own. Whoever stops the tests signals their whole group; only this process passes
  // the signal on, so that the portal gets one.
  detached: true,
  // When this process dies, the closed channel tells the portal.
  stdio: ['ignore', log, 'inherit', 'ipc'],
  // All visitors of the journeys share one address, so that rate limits are off here; tests of the server cover them.
  env: {
    ...process.env,
    ...prepareIssuer(),
    ...mail,
    ...payments,
    DATA_DIR: dataFolder,
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
  },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => portal.kill(signal))
// Whoever started this process has died, where a closed channel tells so.
process.on('disconnect', () => portal.kill('SIGTERM'))
portal.on('exit', (code) => process.exit(code ?? 1))
