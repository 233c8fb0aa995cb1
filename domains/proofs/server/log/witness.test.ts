import { type ChildProcess, spawn } from 'node:child_process'
import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { verifyLogProof } from '../../proof/log-proof.ts'
import { readPins } from '../../proof/pins.ts'
import { readVkey, signatureTypes, verifierKey, vkeyText } from '../../proof/signed-note.ts'
import { proofsServer } from '../index.ts'
import { ownPins, proofFiles, proofOf } from '../proofs.ts'
import { appendStatement } from './append-statement.ts'
import { askWitnesses } from './ask-witnesses.ts'
import { signCheckpoint } from './sign-checkpoint.ts'

const main = join(import.meta.dirname, '..', '..', '..', '..', 'apps', 'witness', 'main.ts')
const { privateKey } = generateKeyPairSync('ed25519')
const logKey = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
const logVkey = vkeyText(verifierKey('localhost:3000/ev1', signatureTypes.ed25519, new Uint8Array(spki.subarray(-32))))

type Running = { child: ChildProcess; url: string; vkey: string; folder: string }
const folders: string[] = []
const servers: Server[] = []
let witnesses: Running[] = []
let portal: TestApp | undefined

/** Starts a real witness in a process of its own; with `port`, on the port of an earlier one. */
const startWitness = async (folder?: string, port = '0'): Promise<Running> => {
  const own = folder ?? (await mkdtemp(join(tmpdir(), 'witness-')))
  folders.push(own)
  const child = spawn(process.execPath, [main], {
    env: {
      WITNESS_NAME: `witness.example/${folders.indexOf(own)}`,
      WITNESS_FOLDER: own,
      WITNESS_PORT: port,
      WITNESS_LOGS: logVkey,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (part) => {
    said += part
  })
  await expect.poll(() => said, { interval: 20 }).toMatch(/at http/)
  const running = {
    child,
    folder: own,
    url: /at (http:\S+)/.exec(said)?.[1] ?? '',
    vkey: /vkey (\S+)/.exec(said)?.[1] ?? '',
  }
  witnesses.push(running)
  return running
}
const kill = async ({ child }: Running) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
const openPortal = async (quorum: number, ...asked: { vkey: string; url: string }[]) => {
  const EVIDENCE_WITNESSES = JSON.stringify({ quorum, witnesses: asked.map(({ vkey, url }) => ({ vkey, url })) })
  portal = await createTestApp({ domains: [proofsServer], env: { EVIDENCE_LOG_KEY: logKey, EVIDENCE_WITNESSES } })
  return portal
}
const seal = async ({ ctx, clock }: TestApp, text: string) => {
  const { sha256 } = await appendStatement(ctx, { bytes: Buffer.from(text), purpose: 'seal' })
  clock.advance(1_000)
  const fault = await signCheckpoint(ctx)
  await askWitnesses(ctx)
  return { sha256, fault }
}
const viewOf = async ({ ctx }: TestApp, sha256: string) => (await proofOf(ctx, [sha256])).get(sha256)
const changed = async ({ database }: TestApp) => {
  const { rows } = await database.pool.query(`delete from outbox returning event, data->>'sha256' sha256`)
  return rows.filter(({ event }) => event === 'proofs.changed').map(({ sha256 }) => sha256)
}

beforeEach(() => {
  witnesses = []
})
afterEach(async () => {
  await portal?.close()
  portal = undefined
  await Promise.all(witnesses.map(kill))
  for (const server of servers.splice(0)) server.close()
})
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

describe('the log and its witnesses', () => {
  it('is settled once enough of them have cosigned, and the package proves it', async () => {
    const [first, second] = [await startWitness(), await startWitness()]
    const app = await openPortal(2, first, second)
    await kill(second)
    const { sha256 } = await seal(app, 'a')
    expect(await viewOf(app, sha256)).toMatchObject({ settled: false, configured: { witness: { needed: 2, of: 2 } } })
    await changed(app)
    await startWitness(second.folder, new URL(second.url).port)
    app.clock.advance(10_000)
    await askWitnesses(app.ctx)
    expect(await changed(app)).toEqual([sha256])
    const view = await viewOf(app, sha256)
    expect(view?.settled).toBe(true)
    expect(view?.log.checkpoint?.cosignatures).toHaveLength(2)
    const files = new Map(
      (await proofFiles(app.ctx, sha256)).map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
    )
    const pins = readPins(JSON.stringify(await ownPins(app.ctx)))
    const keys = (pins?.witnesses.keys ?? []).map(readVkey).filter((key) => key !== undefined)
    const judged = verifyLogProof({
      proof: files.get('evidence/proof.tlog-proof') ?? '',
      leaf: Buffer.from(files.get('evidence/leaf.txt') ?? ''),
      logs: (pins?.logs ?? []).map(readVkey).filter((key) => key !== undefined),
      policy: { quorum: pins?.witnesses.quorum ?? 9, witnesses: keys },
    })
    expect(judged).toMatchObject({ index: 0, cosigners: [{}, {}] })
  })

  it('goes on from what a witness has seen, where that is not what we remember of it', async () => {
    const witness = await startWitness()
    const app = await openPortal(1, witness)
    await seal(app, 'a')
    await seal(app, 'b')
    await app.database.pool.query(
      'alter table log_cosignature disable trigger user; delete from log_cosignature; alter table log_cosignature enable trigger user',
    )
    const { sha256 } = await seal(app, 'c')
    expect((await viewOf(app, sha256))?.settled).toBe(true)
  })

  it('shows a late witness’s cosignature for statements of earlier checkpoints too', async () => {
    const witness = await startWitness()
    const app = await openPortal(1, witness)
    await kill(witness)
    const early = await seal(app, 'a')
    await startWitness(witness.folder, new URL(witness.url).port)
    app.clock.advance(10_000)
    await seal(app, 'b')
    expect(await viewOf(app, early.sha256)).toMatchObject({ settled: true, log: { checkpoint: { size: 2 } } })
  })

  it('stops signing when a witness has seen another history', async () => {
    const witness = await startWitness()
    const other = await openPortal(1, witness)
    await seal(other, 'another')
    await seal(other, 'history')
    await other.close()
    const app = await openPortal(1, witness)
    await seal(app, 'a')
    await seal(app, 'b')
    const { fault, sha256 } = await seal(app, 'c')
    expect(fault).toBe('halted')
    expect(await viewOf(app, sha256)).toMatchObject({ settled: false, log: { checkpoint: null } })
    expect(app.logged.some((line) => line.includes('another history'))).toBe(true)
  })

  it('believes no cosignature that does not verify, and asks again later each time', async () => {
    const witness = await startWitness()
    let asked = 0
    const liar = createServer((_request, response) => {
      asked += 1
      response.end(`— witness.example/0 ${Buffer.alloc(76).toString('base64')}\n`)
    })
    servers.push(liar)
    liar.listen(0, '127.0.0.1')
    await once(liar, 'listening')
    const address = liar.address()
    const port = typeof address === 'object' ? address?.port : 0
    const app = await openPortal(1, { vkey: witness.vkey, url: `http://127.0.0.1:${port}` })
    const { sha256 } = await seal(app, 'a')
    await askWitnesses(app.ctx)
    expect(asked).toBe(1)
    app.clock.advance(5_000)
    await askWitnesses(app.ctx)
    expect(asked).toBe(2)
    app.clock.advance(4_900)
    await askWitnesses(app.ctx)
    expect(asked).toBe(2)
    expect((await viewOf(app, sha256))?.settled).toBe(false)
  })
})
