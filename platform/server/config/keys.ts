import type { DataKeys } from '../secrets/cipher.ts'
import { startFailure } from '../start-failure.ts'

/** An id stands before the first dot of a sealed value, so that it must hold none. */
const keyId = /^[A-Za-z0-9_-]{1,20}$/

/** Of 32 random bytes about 30 differ from each other; that fewer than this do has a chance of one in 10^13. */
const fewestDifferent = 16

/** Whether a key was typed or left at zeros, and not drawn by chance: nobody may seal or sign with it in earnest. */
export const isGuessableKey = (key: Uint8Array): boolean => new Set(key).size < fewestDifferent

const readKey = (name: string, text: string): Buffer => {
  const key = Buffer.from(text, 'base64')
  if (key.length !== 32) throw startFailure('config', `${name} 须为 32 字节的 base64 文本（openssl rand -base64 32）`)
  return key
}

const readPair = (pair: string): DataKeys[number] => {
  const at = pair.indexOf(':')
  const id = pair.slice(0, Math.max(0, at))
  if (keyId.test(id)) return { id, key: readKey('DATA_KEYS', pair.slice(at + 1)) }
  const form = '编号:base64，编号为 1 到 20 个字母、数字、下划线或短横线，多个用逗号分开，当前使用的在前'
  throw startFailure('config', `DATA_KEYS 的格式是 ${form}`)
}

/** `id:base64` pairs, the current one first. */
export const readDataKeys = (texts: string[]): DataKeys | undefined => {
  const keys = texts.map(readPair)
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw startFailure('config', 'DATA_KEYS 中的编号不能重复')
  return keys.length > 0 ? keys : undefined
}

/** The current one first. */
export const readSigningKeys = (texts: string[]): Buffer[] | undefined =>
  texts.length > 0 ? texts.map((text) => readKey('SIGNING_KEYS', text)) : undefined
