import type { DataKeys } from '../secrets/cipher.ts'
import { partsOf, setting } from './fields.ts'

/** One `id:base64` pair. The id must hold no dot, since in a sealed value it stands before the first dot. */
const pair = /^([A-Za-z0-9_-]{1,20}):(.*)$/

/**
 * The fewest different bytes in a random key of 32: about 30 are usual, and fewer than 16 have a chance of one in 10^13.
 */
const fewestDifferent = 16

/** Whether a key was typed by hand or left at zeros and not drawn at random; a production portal refuses it. */
export const isGuessableKey = (key: Uint8Array): boolean => new Set(key).size < fewestDifferent

const keyOf = (text: string): Buffer | undefined => {
  const key = Buffer.from(text, 'base64')
  return key.length === 32 ? key : undefined
}

const keyWords = '须为 32 字节的 base64 文本（openssl rand -base64 32）'
const pairWords = '的格式是 编号:base64，编号为 1 到 20 个字母、数字、下划线或短横线，多个用逗号分开，当前使用的在前'

/** The setting DATA_KEYS: `id:base64` pairs, the current key first. */
export const dataKeysSetting = () =>
  setting((text, refuse): DataKeys | undefined => {
    const keys = partsOf(text).map((part) => {
      const [, id, base64] = pair.exec(part) ?? []
      if (id === undefined || base64 === undefined) return refuse(pairWords)
      return { id, key: keyOf(base64) ?? refuse(keyWords) }
    })
    if (new Set(keys.map(({ id }) => id)).size < keys.length) return refuse('中的编号不能重复')
    return keys.length > 0 ? keys : undefined
  })

/** The setting SIGNING_KEYS: base64 keys, the current one first. */
export const signingKeysSetting = () =>
  setting((text, refuse) => {
    const keys = partsOf(text).map((part) => keyOf(part) ?? refuse(keyWords))
    return keys.length > 0 ? keys : undefined
  })
