import { spawnSync } from 'node:child_process'
import { generateKeyPairSync, sign } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkpointText } from './checkpoint.ts'
import { leafBytes } from './leaf.ts'
import { logProofText } from './log-proof.ts'
import { hashLeaf, inclusionRanges } from './merkle.ts'
import { noteText, signatureTypes, verifierKey, vkeyText } from './signed-note.ts'
import { createTree } from './tree.ts'

const program = join(import.meta.dirname, '..', 'testing', 'verify-with-go.go')
/** Where Debian's golang-golang-x-mod-dev puts its source, unless GOPATH names another place. */
const gopath = process.env.GOPATH ?? '/usr/share/gocode'
const hasGo =
  existsSync(join(gopath, 'src', 'golang.org', 'x', 'mod', 'sumdb', 'tlog')) &&
  spawnSync('go', ['version']).status === 0

const origin = 'log.example/ev1'
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const raw = Uint8Array.from(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
const key = verifierKey(origin, signatureTypes.ed25519, raw)
const leafOf = (index: number) => leafBytes({ sha256: index.toString(16).padStart(64, '0'), sm3: 'cd'.repeat(32) })

const askGo = async (questions: object[]): Promise<string[]> => {
  const home = await mkdtemp(join(tmpdir(), 'go-'))
  try {
    const run = spawnSync('go', ['run', program], {
      input: questions.map((question) => `${JSON.stringify(question)}\n`).join(''),
      env: {
        PATH: process.env.PATH,
        HOME: home,
        GOCACHE: join(home, 'cache'),
        GOPATH: gopath,
        GO111MODULE: 'off',
        GOROOT: process.env.GOROOT,
      },
      encoding: 'utf8',
    })
    if (run.status !== 0) throw new Error(run.stderr)
    return run.stdout.trimEnd().split('\n')
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

// `npm test` does not install Go and golang-golang-x-mod-dev: where they are missing, this second opinion is left out.
it.skipIf(!hasGo)(
  'Go’s golang.org/x/mod/sumdb accepts every proof of ours and refuses every forged leaf',
  async () => {
    const tree = createTree()
    const questions: { vkey: string; leaf: string; proof: string }[] = []
    for (let size = 1; size <= 20; size += 1) {
      tree.append(hashLeaf(leafOf(size - 1)))
      const text = checkpointText({ origin, size, root: tree.root() })
      const signature = new Uint8Array(sign(null, Buffer.from(text), privateKey))
      const checkpoint = noteText({ text, signatures: [{ name: origin, keyId: key.keyId, signature }] })
      for (let index = 0; index < size; index += 1) {
        const proof = logProofText({ index, hashes: inclusionRanges(index, size).map(tree.hashOf), checkpoint })
        questions.push({ vkey: vkeyText(key), leaf: Buffer.from(leafOf(index)).toString('base64'), proof })
      }
    }
    const forged = questions.map((question) => ({ ...question, leaf: Buffer.from(leafOf(999)).toString('base64') }))
    const answers = await askGo([...questions, ...forged])
    expect(answers).toHaveLength(420)
    expect(answers.slice(0, 210).filter((answer) => answer !== 'ok')).toEqual([])
    expect(answers.slice(210).filter((answer) => answer === 'ok')).toEqual([])
  },
  120_000,
)
