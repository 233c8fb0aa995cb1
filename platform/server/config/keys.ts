import type { DataKeys } from '../secrets/cipher.ts'
import { partsOf, setting } from './fields.ts'

/** An id stands before the first dot of a sealed value, so that it must hold none. */
const pair = /^([A-Za-z0-9_-]{1,20}):(.*)$/

/** Of 32 random bytes about 30 differ from each other; that fewer than this do has a chance of one in 10^13. */
const fewestDifferent = 16

/** Whether a key was typed or left at zeros, and not drawn by chance: nobody may seal or sign with it in earnest. */
export const isGuessableKey = (key: Uint8Array): boolean => new Set(key).size < fewestDifferent

const keyOf = (text: string): Buffer | undefined => {
  const key = Buffer.from(text, 'base64')
  return key.length === 32 ? key : undefined
}

const keyWords = '须为 32 字节的 base64 文本（openssl rand -base64 32）'
const pairWords = '的格式是 编号:base64，编号为 1 到 20 个字母、数字、下划线或短横线，多个用逗号分开，当前使用的在前'

/** `id:base64` pairs, the current one first. */
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

/** The current one first. */
export const signingKeysSetting = () =>
  setting((text, refuse) => {
    const keys = partsOf(text).map((part) => keyOf(part) ?? refuse(keyWords))
    return keys.length > 0 ? keys : undefined
  })
