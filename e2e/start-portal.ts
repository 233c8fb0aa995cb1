import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'

/** Starts the portal as `npm start` does once it is installed and built, on an empty data folder. */
const root = resolve(import.meta.dirname, '..')
const dataFolder = resolve(root, '.cache/e2e/data')
rmSync(dataFolder, { recursive: true, force: true })

const portal = spawn(process.execPath, ['apps/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataFolder, HOST: '127.0.0.1' },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => portal.kill(signal))
portal.on('exit', (code) => process.exit(code ?? 1))
