import type { KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import type { KeyFiles } from '../../key-files.ts'

/** The ways of WeChat Pay as `PAYMENTS_FILE` names them. */
const ways = { native: 'wechatNative', h5: 'wechatH5', jsapi: 'wechatJsapi' } as const

/** The part `wechat` of `PAYMENTS_FILE`. */
export const wechatSection = z.strictObject({
  mchid: z.string({ error: '缺少 mchid（商户号）' }).check(z.regex(/^\d{8,32}$/, '须为数字的商户号')),
  appid: z.string({ error: '缺少 appid' }).check(z.regex(/^[\w-]{8,32}$/, '须为字母与数字的 appid')),
  serial: z
    .string({ error: '缺少 serial（商户证书序列号）' })
    .check(z.regex(/^[0-9A-Fa-f]{8,64}$/, '须为十六进制的证书序列号')),
  keyFile: z.string({ error: '缺少 keyFile（商户私钥文件）' }),
  apiV3Key: z
    .string({ error: '缺少 apiV3Key' })
    .check(z.refine((text) => Buffer.byteLength(text) === 32, '须恰为 32 字节')),
  publicKeys: z.prefault(
    z
      .array(
        z.strictObject({
          id: z.string({ error: '缺少 id' }).check(z.regex(/^PUB_KEY_ID_\w+$/, '须以 PUB_KEY_ID_ 开头')),
          file: z.string({ error: '缺少 file' }),
        }),
      )
      .check(z.refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'id 有重复')),
    [],
  ),
  certificates: z.prefault(z.boolean({ error: '须为 true 或 false' }), false),
  appSecret: z.optional(z.string({ error: '须为文字' })),
  ways: z
    .array(z.enum(['native', 'h5', 'jsapi'], { error: '须为 native、h5、jsapi 之一' }), { error: '缺少 ways' })
    .check(
      z.minLength(1, '至少开通一种'),
      z.refine((found) => new Set(found).size === found.length, '有重复'),
    ),
  baseUrl: z.prefault(z.string({ error: '须为网址' }), 'https://api.mch.weixin.qq.com'),
  /** Where WeChat's consent page and its tokens are; other than WeChat's own only for a simulator. */
  consentUrl: z.prefault(z.string({ error: '须为网址' }), 'https://open.weixin.qq.com'),
  tokenUrl: z.prefault(z.string({ error: '须为网址' }), 'https://api.weixin.qq.com'),
})

export type WechatSettings = {
  mchid: string
  appid: string
  serial: string
  key: KeyObject
  apiV3Key: Buffer
  /** WeChat's public keys by their id. */
  publicKeys: ReadonlyMap<string, KeyObject>
  /** Whether platform certificates are fetched and believed too. */
  certificates: boolean
  appSecret: string | null
  ways: readonly (typeof ways)[keyof typeof ways][]
  baseUrl: string
  consentUrl: string
  tokenUrl: string
}

const bare = (url: string): string => url.replace(/\/+$/, '')

/** Reads the files that the section names; null where one has a fault, which `files` holds then. */
export const openWechat = (section: z.output<typeof wechatSection>, files: KeyFiles): WechatSettings | null => {
  const key = files.privateKey('wechat.keyFile', section.keyFile)
  const publicKeys = new Map<string, KeyObject>()
  for (const [at, { id, file }] of section.publicKeys.entries()) {
    const found = files.publicKey(`wechat.publicKeys.${at}.file`, file)
    if (found) publicKeys.set(id, found)
  }
  if (section.publicKeys.length === 0 && !section.certificates) {
    files.fault('wechat：publicKeys 为空且 certificates 不为 true，无法验证微信支付的应答')
  }
  if (section.ways.includes('jsapi') && !section.appSecret) files.fault('wechat.appSecret：jsapi 需要 appSecret')
  for (const name of ['baseUrl', 'consentUrl', 'tokenUrl'] as const) files.address(`wechat.${name}`, section[name])
  if (!key) return null
  return {
    mchid: section.mchid,
    appid: section.appid,
    serial: section.serial,
    key,
    apiV3Key: Buffer.from(section.apiV3Key),
    publicKeys,
    certificates: section.certificates,
    appSecret: section.appSecret ?? null,
    ways: section.ways.map((way) => ways[way]),
    baseUrl: bare(section.baseUrl),
    consentUrl: bare(section.consentUrl),
    tokenUrl: bare(section.tokenUrl),
  }
}
