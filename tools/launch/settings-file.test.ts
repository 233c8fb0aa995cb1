import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findPaymentsFile, findProofsFile } from './settings-file.mjs'

let folder: string
let path: string
let service: Server
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-file-'))
  path = join(folder, 'proofs.json')
  service = createServer().listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  await writeFile(path, JSON.stringify({ tsa: [{ url: `http://127.0.0.1:${port}/` }] }))
})
afterEach(async () => {
  service.close()
  await rm(folder, { recursive: true })
})

it('is used by a demonstration while its services answer', async () => {
  expect(await findProofsFile({}, path)).toBe(path)
  service.close()
  await once(service, 'close')
  expect(await findProofsFile({}, path)).toBeUndefined()
})

it.each([{ PORTAL_MODE: 'production' }, { EVIDENCE_TSA: '[]' }])('is not used where %o is set', async (env) => {
  expect(await findProofsFile(env, path)).toBeUndefined()
})

it('of the simulator of payments is used unless the operator has one of his own', async () => {
  expect(await findPaymentsFile({ EVIDENCE_TSA: '[]' }, path)).toBe(path)
  expect(await findPaymentsFile({ PAYMENTS_FILE: 'own.json' }, path)).toBeUndefined()
})

it('need not be there', async () => {
  expect(await findProofsFile({}, join(folder, 'none.json'))).toBeUndefined()
})
