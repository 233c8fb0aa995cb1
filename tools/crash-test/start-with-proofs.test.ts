import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { removeDataFolder } from '@portal/platform/server'
import type { Pins } from '@portal/proofs/proof'
import { findOpenssl } from '@portal/proofs/testing'
import { expect, it } from 'vitest'
import { answers, freePort } from '../bench/processes.ts'

const root = resolve(import.meta.dirname, '../..')

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

// This test builds the pages where they are missing and writes to .cache/proofs, so that it runs with the crash tests only.
it.skipIf(process.env.CRASH_TEST !== 'all' || !findOpenssl())(
  '`npm start` beside `npm run proofs` proves by its authorities, its witness and its chain',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'start-proofs-'))
    await chmod(folder, 0o711)
    const port = await freePort()
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
    }
    let said = ''
    const proofs = spawn(process.execPath, ['tools/proofs.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    proofs.stdout.on('data', (part) => {
      said += part
    })
    await expect.poll(() => said, { timeout: 60_000 }).toContain('proofs.json')
    const portal = spawn(process.execPath, ['tools/launch/start.mjs'], { cwd: root, env, stdio: 'ignore' })
    try {
      const url = `http://127.0.0.1:${port}`
      await expect.poll(() => answers(`${url}/readyz`), { timeout: 180_000 }).toBe(true)
      const pins = (await (await fetch(`${url}/api/evidence/pins`)).json()) as Pins
      expect(pins.witnesses.quorum).toBe(1)
      expect(pins.witnesses.keys[0]).toMatch(/^localhost\/w1\+/)
      expect(pins.timestamps.map(({ name }) => name)).toEqual(['演示时间戳机构一', '演示时间戳机构二'])
      expect(pins.anchors).toHaveLength(1)
    } finally {
      await stop(portal)
      await stop(proofs)
    }
    await removeDataFolder(join(folder, 'data'))
    await rm(folder, { recursive: true })
  },
  300_000,
)
