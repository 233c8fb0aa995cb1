import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Config, type Ctx, isGuessableKey, startFailure } from '@portal/platform/server'
import { type NoteSignature, signatureTypes, type VerifierKey, verifierKey } from '../../proof/signed-note.ts'
import { proofsSettings } from '../proofs.settings.ts'

/** The key of the log: its public half, by which others verify, and a function that signs the text of a note. */
export type LogKey = { key: VerifierKey; sign: (text: string) => NoteSignature }

const seedOf = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'jwk' }).d ?? '', 'base64url')

const keyFrom = (coded: string): KeyObject => {
  try {
    const key = createPrivateKey({ key: Buffer.from(coded, 'base64'), format: 'der', type: 'pkcs8' })
    if (key.asymmetricKeyType !== 'ed25519') throw new Error(`a key of ${key.asymmetricKeyType}`)
    return key
  } catch (cause) {
    throw Object.assign(startFailure('config', 'EVIDENCE_LOG_KEY 须为 Ed25519 私钥（PKCS8 DER 的 base64）'), { cause })
  }
}

const makeKey = async (path: string): Promise<string> => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const coded = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(coded)
    await file.sync()
  } finally {
    await file.close()
  }
  return coded
}

/** The key of a demonstration, which the demonstration makes once and keeps beside its data. */
const keptKey = async (config: Config): Promise<string> => {
  const path = join(config.dataFolder, 'evidence-log.key')
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return makeKey(path)
    throw error
  }
}

const openKey = async (config: Config): Promise<LogKey> => {
  const { origin, logKey } = proofsSettings(config)
  const privateKey = keyFrom(logKey ?? (await keptKey(config)))
  if (config.mode === 'production' && isGuessableKey(seedOf(privateKey))) {
    throw startFailure('config', 'EVIDENCE_LOG_KEY 不是随机生成的密钥，请改用：openssl genpkey -algorithm ed25519')
  }
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  const key = verifierKey(origin, signatureTypes.ed25519, new Uint8Array(spki.subarray(-32)))
  const signText = (text: string) => new Uint8Array(sign(null, Buffer.from(text), privateKey))
  return { key, sign: (text) => ({ name: origin, keyId: key.keyId, signature: signText(text) }) }
}

const opened = new WeakMap<Config, Promise<LogKey>>()

export const logKeyOf = ({ config }: Pick<Ctx, 'config'>): Promise<LogKey> => {
  const key = opened.get(config) ?? openKey(config)
  opened.set(config, key)
  return key
}
