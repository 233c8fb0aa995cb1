import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  cosignatureOf,
  cosignedMessage,
  signatureLine,
  signatureTypes,
  type VerifierKey,
  verifierKey,
} from '@portal/proofs/proof'

export type WitnessKey = { key: VerifierKey; cosign: (text: string, seconds: number) => string }

const makeKey = async (folder: string, path: string): Promise<string> => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(pem)
    await file.sync()
  } finally {
    await file.close()
  }
  return pem
}

const readKey = async (folder: string): Promise<KeyObject> => {
  const path = join(folder, 'key.pem')
  const pem = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return makeKey(folder, path)
    throw error
  })
  return createPrivateKey(pem)
}

/** The key in `<folder>/key.pem`, which the first start makes: it serves this witness and no other. */
export const openWitnessKey = async (folder: string, name: string): Promise<WitnessKey> => {
  const privateKey = await readKey(folder)
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  const key = verifierKey(name, signatureTypes.cosignature, new Uint8Array(spki.subarray(-32)))
  const cosign = (text: string, seconds: number) => {
    const signature = new Uint8Array(sign(null, cosignedMessage(text, seconds), privateKey))
    return signatureLine(cosignatureOf(key, seconds, signature))
  }
  return { key, cosign }
}
