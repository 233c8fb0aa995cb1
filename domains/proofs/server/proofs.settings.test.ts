import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@portal/platform/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signatureTypes, verifierKey, vkeyText } from '../proof/signed-note.ts'
import { logKeyOf } from './log/log-key.ts'
import { proofsSettings } from './proofs.settings.ts'
import { ownLogs } from './proofs.ts'

const raw = new Uint8Array(32).fill(5)
const witness = { vkey: vkeyText(verifierKey('w.example', signatureTypes.cosignature, raw)), url: 'https://w.example/' }
const namesake = { ...witness, vkey: vkeyText(verifierKey('x.example', signatureTypes.cosignature, raw)) }
const logVkey = vkeyText(verifierKey('w.example', signatureTypes.ed25519, raw))
const sameName = { EVIDENCE_LOG_ORIGIN: 'w.example', EVIDENCE_LOG_FORMER: logVkey }
const secret = randomBytes(32).toString('base64')
const settings = (env: Record<string, string>) => proofsSettings(readConfig(env))
const asked = (value: unknown) => ({ EVIDENCE_WITNESSES: JSON.stringify(value) })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proofs-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the settings of proofs', () => {
  it('are a log by the name of the portal, and nobody else, unless told', () => {
    const env = { PUBLIC_URL: 'https://portal.example.org' }
    expect(settings(env)).toMatchObject({ origin: 'portal.example.org/ev1', quorum: 0, witnesses: [] })
  })

  it('ask all witnesses of a list, or so many of them', () => {
    expect(settings(asked([witness]))).toMatchObject({ quorum: 1, witnesses: [{ url: 'https://w.example' }] })
    expect(settings(asked({ quorum: 0, witnesses: [witness] }))).toMatchObject({ quorum: 0, witnesses: [{}] })
  })

  it('may stand in a file, and a variable goes before it', async () => {
    const path = join(folder, 'proofs.json')
    await writeFile(path, JSON.stringify({ log: { origin: 'file.example/ev1' }, witnesses: [witness] }))
    expect(settings({ EVIDENCE_PROOFS_FILE: path })).toMatchObject({ origin: 'file.example/ev1', quorum: 1 })
    expect(settings({ EVIDENCE_PROOFS_FILE: path, EVIDENCE_LOG_ORIGIN: 'mine.example/ev1' }).origin).toBe(
      'mine.example/ev1',
    )
  })

  it.each([
    ['an origin that is no name', { EVIDENCE_LOG_ORIGIN: 'my log' }, /EVIDENCE_LOG_ORIGIN/],
    ['witnesses that are no JSON', { EVIDENCE_WITNESSES: 'w.example' }, /EVIDENCE_WITNESSES/],
    ['witnesses without an address', asked([{ vkey: witness.vkey }]), /EVIDENCE_WITNESSES/],
    ['an address that is no web address', asked([{ ...witness, url: 'file:///etc/passwd' }]), /EVIDENCE_WITNESSES/],
    ['the key of a log for a witness', asked([{ ...witness, vkey: logVkey }]), /vkey/],
    ['more than there are', asked({ quorum: 2, witnesses: [witness] }), /quorum/],
    ['one key under two names', asked([witness, namesake]), /同一密钥/],
    ['a former log by the key of a witness', { EVIDENCE_LOG_FORMER: witness.vkey }, /EVIDENCE_LOG_FORMER/],
    ['a former log under the name of the present', sameName, /EVIDENCE_LOG_FORMER/],
    ['a file that is not there', { EVIDENCE_PROOFS_FILE: 'nowhere.json' }, /EVIDENCE_PROOFS_FILE/],
  ])('refuse %s with the name of the setting', (_name, env, message) => {
    expect(() => settings(env)).toThrow(message)
  })

  it('go on naming the key of a log that ended, by which what it signed is verified', async () => {
    const env = { EVIDENCE_LOG_ORIGIN: 'portal.example/ev2', EVIDENCE_LOG_FORMER: logVkey }
    const config = readConfig({ ...env, DATA_DIR: folder })
    const logs = await ownLogs({ config })
    expect(logs).toHaveLength(2)
    expect(logs[0]).toMatch(/^portal\.example\/ev2\+/)
    expect(logs[1]).toBe(logVkey)
  })

  it('want a key of its own for the log in production, and take no other kind', async () => {
    const env = { PORTAL_MODE: 'production', DATA_KEYS: `k1:${secret}`, SIGNING_KEYS: secret }
    expect(() => settings(env)).toThrow(/EVIDENCE_LOG_KEY/)
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const wrong = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
    const config = readConfig({ ...env, EVIDENCE_LOG_KEY: wrong })
    await expect(logKeyOf({ config })).rejects.toThrow(/EVIDENCE_LOG_KEY/)
  })

  it('refuse a key of zeros in production', async () => {
    const zeros = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32)])
    const env = { PORTAL_MODE: 'production', DATA_KEYS: `k1:${secret}`, SIGNING_KEYS: secret }
    const config = readConfig({ ...env, EVIDENCE_LOG_KEY: zeros.toString('base64') })
    await expect(logKeyOf({ config })).rejects.toThrow(/EVIDENCE_LOG_KEY.*随机/)
  })
})
