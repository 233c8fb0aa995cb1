import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stress } from '@portal/platform/testing'
import {
  checkpointText,
  consistencyRanges,
  cosignedAt,
  createTree,
  hashLeaf,
  noteText,
  readNote,
  readSignatures,
  readVkey,
  signatureTypes,
  type Tree,
  verifierKey,
  vkeyText,
  witnessRequestText,
} from '@portal/proofs/proof'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const rounds = stress(import.meta, { what: '见证方被 kill -9 十次（本次四次）', full: 10, gate: 4 })
const main = join(import.meta.dirname, 'main.ts')

const newLog = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
  const key = verifierKey(origin, signatureTypes.ed25519, raw)
  const checkpointOf = (tree: Tree, size: number) => {
    const text = checkpointText({ origin, size, root: tree.root(size) })
    const signature = new Uint8Array(sign(null, Buffer.from(text), privateKey))
    return noteText({ text, signatures: [{ name: origin, keyId: key.keyId, signature }] })
  }
  return { key, checkpointOf }
}
const treeOf = (branch: string, size = 40, inBoth = 3) => {
  const tree = createTree()
  for (let at = 0; at < size; at += 1) tree.append(hashLeaf(Buffer.from(`${at < inBoth ? 'both' : branch} ${at}`)))
  return tree
}

const log = newLog('log.example/ev1')
const stranger = newLog('other.example/ev1')
const one = treeOf('one')
const two = treeOf('two')

let folder: string
let running: ChildProcess | undefined
let url: string
let vkey: string
const start = async () => {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      WITNESS_NAME: 'witness.example/w1',
      WITNESS_FOLDER: folder,
      WITNESS_PORT: '0',
      WITNESS_LOGS: vkeyText(log.key),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = child
  let said = ''
  url = ''
  child.stdout.on('data', (part) => {
    said += part
    url = /at (http:\S+)/.exec(said)?.[1] ?? ''
    vkey = /vkey (\S+)/.exec(said)?.[1] ?? ''
  })
  await expect.poll(() => url, { interval: 20 }).not.toBe('')
}
const kill = async () => {
  if (!running || running.exitCode !== null || running.signalCode !== null) return
  running.kill('SIGKILL')
  await once(running, 'exit')
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witness-'))
  await start()
})
afterEach(async () => {
  await kill()
  await rm(folder, { recursive: true, force: true })
})

const requestOf = (tree: Tree, old: number, size: number, from = log) => {
  const proof = old > 0 && old < size ? consistencyRanges(old, size).map(tree.hashOf) : []
  return witnessRequestText({ old, proof, checkpoint: from.checkpointOf(tree, size) })
}
const post = async (body: string) => {
  const response = await fetch(`${url}/add-checkpoint`, { method: 'POST', body })
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() }
}
const cosignatureOf = (tree: Tree, size: number, line: string) => {
  const text = readNote(log.checkpointOf(tree, size))?.text ?? ''
  const key = readVkey(vkey)
  return key && cosignedAt({ text, signatures: readSignatures(line) ?? [] }, key)
}

describe('a witness', () => {
  it('cosigns what goes on from what it saw, and what it signed verifies', async () => {
    const first = await post(requestOf(one, 0, 5))
    expect(first.status).toBe(200)
    expect(cosignatureOf(one, 5, first.body)).toBeGreaterThan(1_700_000_000)
    expect((await post(requestOf(one, 5, 10))).status).toBe(200)
    expect((await post(requestOf(one, 10, 10))).status).toBe(200)
  })

  it('remembers over a kill -9', async () => {
    await post(requestOf(one, 0, 5))
    const before = vkey
    await kill()
    await start()
    expect(vkey).toBe(before)
    expect(await post(requestOf(one, 0, 10))).toMatchObject({ status: 409, body: '5\n', type: 'text/x.tlog.size' })
    expect((await post(requestOf(two, 5, 10))).status).toBe(422)
  })

  it('is the only one on its folder, until it ends or is killed', async () => {
    const second = async () => {
      const child = spawn(process.execPath, [main], {
        env: { PATH: process.env.PATH, WITNESS_NAME: 'witness.example/w1', WITNESS_FOLDER: folder, WITNESS_PORT: '0' },
      })
      let said = ''
      child.stderr.on('data', (part) => {
        said += part
      })
      const [code] = await once(child, 'exit')
      return { code, said }
    }
    expect(await second()).toEqual({ code: 1, said: expect.stringContaining(`used by the process ${running?.pid}`) })
    expect((await post(requestOf(one, 0, 5))).status).toBe(200)
    await kill()
    await start()
    running?.kill('SIGTERM')
    await once(running ?? process, 'exit')
    expect(await readdir(folder)).not.toContain('holder')
  })

  it('cosigns nothing once another process took its folder', async () => {
    await writeFile(join(folder, 'holder'), '1 another one')
    expect((await post(requestOf(one, 0, 5))).status).toBe(500)
    expect(await readdir(join(folder, 'seen'))).toEqual([])
  })

  it.each([
    ['a stale old size', () => requestOf(one, 3, 15), 409],
    ['a rewritten history', () => requestOf(two, 10, 15), 422],
    ['another root at the same size', () => requestOf(two, 10, 10), 422],
    [
      'a proof where none belongs',
      () => requestOf(one, 10, 15).replace('old 10\n', `old 10\n${'A'.repeat(43)}=\n`),
      422,
    ],
    ['a tree that shrank', () => requestOf(one, 10, 8), 400],
    ['an unknown log', () => requestOf(one, 0, 5, stranger), 404],
    ['the known log by another key', () => requestOf(one, 10, 15, newLog('log.example/ev1')), 403],
    ['something else', () => 'hello', 400],
    ['too much', () => 'x'.repeat(100_000), 413],
  ])('answers %s with what the protocol says', async (_name, body, status) => {
    await post(requestOf(one, 0, 10))
    expect((await post(body())).status).toBe(status)
    expect((await post(requestOf(one, 10, 11))).status).toBe(200)
  })

  it('killed at any moment never cosigns two histories', async () => {
    expect((await post(requestOf(one, 0, 3))).status).toBe(200)
    const cosigned = new Set<string>()
    let seen = 3
    for (let round = 0; round < rounds; round += 1) {
      const size = seen + 1
      const ask = (name: string, tree: Tree) =>
        post(requestOf(tree, seen, size)).then(
          ({ status }) => status === 200 && cosigned.add(name),
          () => false,
        )
      const asked = [ask('one', one), ask('two', two)]
      await sleep(round * 2)
      await kill()
      await Promise.all(asked)
      await start()
      const { status, body } = await post(requestOf(one, 0, 40))
      expect(status).toBe(409)
      seen = Number(body)
      expect([size - 1, size]).toContain(seen)
    }
    expect(cosigned.size).toBeLessThanOrEqual(1)
    const answers = [await post(requestOf(two, seen, 40)), await post(requestOf(one, seen, 40))]
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  }, 60_000)
})
