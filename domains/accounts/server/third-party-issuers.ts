import { readFileSync } from 'node:fs'
import { startFailure } from '@portal/platform/server'
import type { JSONWebKeySet } from 'jose'
import * as z from 'zod/mini'

/** Only signatures by a private key are allowed: with a shared secret everyone who verifies a token could also sign one. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

/**
 * Whether an address is safe: over the network keys and checks must travel encrypted; only this very machine may use
 * http.
 */
const isSafeAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isHere))
}
const address = (name: string) =>
  z.string(`缺少 ${name}`).check(z.refine(isSafeAddress, `${name} 须为 https:// 网址（本机可用 http://）`))
const shortText = (name: string) =>
  z.string(`缺少 ${name}`).check(z.minLength(1, `缺少 ${name}`), z.maxLength(300, `${name} 过长`))
const between = (name: string, min: number, max: number) => {
  const msg = `${name} 须为 ${min} 到 ${max} 的整数`
  return z.number(msg).check(z.int(msg), z.gte(min, msg), z.lte(max, msg))
}

const issuer = z
  .strictObject(
    {
      issuer: shortText('issuer'),
      audience: shortText('audience'),
      jwks: z.optional(address('jwks')),
      jwksFile: z.optional(shortText('jwksFile')),
      algorithms: z
        .array(z.enum(algorithms, `algorithms 只能取 ${algorithms.join('、')}`), '缺少 algorithms')
        .check(z.minLength(1, 'algorithms 至少一项')),
      checkAddress: address('checkAddress'),
      maxAgeSeconds: z._default(between('maxAgeSeconds', 5, 600), 60),
      recheckMinutes: z._default(between('recheckMinutes', 1, 43_200), 480),
      enabled: z._default(z.boolean('enabled 须为 true 或 false'), true),
    },
    '须为一个对象',
  )
  .check(
    z.refine(
      ({ jwks, jwksFile }) => (jwks === undefined) !== (jwksFile === undefined),
      'jwks 与 jwksFile 须填且只填一项',
    ),
  )

const issuers = z.array(issuer, '须为签发方的列表').check(
  z.maxLength(20, '最多 20 个签发方'),
  z.refine((all) => new Set(all.map((one) => one.issuer)).size === all.length, 'issuer 不能重复'),
)

const keySet = z.looseObject({
  keys: z.array(z.looseObject({ kty: z.string() })).check(z.minLength(1)),
})

export type ThirdPartyIssuer = Omit<z.output<typeof issuer>, 'jwks' | 'jwksFile'> & {
  /** The address from which the issuer's keys are fetched, or the keys themselves. */
  keys: { url: string } | { set: JSONWebKeySet }
}

const refuse = (file: string, reason: string): never => {
  throw startFailure('config', `THIRD_LOGIN_FILE 指定的文件 ${file} ${reason}`)
}

const readJson = (file: string, from: string): unknown => {
  const of = file === from ? '' : `：其中的 jwksFile ${from} `
  try {
    return JSON.parse(readFileSync(from, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return refuse(file, `${of}不是有效的 JSON`)
    return refuse(file, `${of}无法读取（${(error as NodeJS.ErrnoException).code ?? String(error)}）`)
  }
}

const readKeys = (
  file: string,
  { jwks, jwksFile = '' }: { jwks?: string | undefined; jwksFile?: string | undefined },
) => {
  if (jwks !== undefined) return { url: jwks }
  const parsed = keySet.safeParse(readJson(file, jwksFile))
  if (!parsed.success) return refuse(file, `：其中的 jwksFile ${jwksFile} 不是公钥集（JWKS）`)
  if (parsed.data.keys.some((key) => 'd' in key || 'k' in key)) {
    return refuse(file, `：其中的 jwksFile ${jwksFile} 含有私钥或共享密钥，只能放公钥`)
  }
  return { set: parsed.data as JSONWebKeySet }
}

/** The place of a fault as people name it: `2.jwks` becomes 第 3 项的 jwks. */
const placeOf = ([index, field]: readonly PropertyKey[]): string =>
  index === undefined ? '' : `第 ${Number(index) + 1} 项${field === undefined ? '' : `的 ${String(field)}`}，`

/** Reads and checks the operator's file of issuers; a fault in it stops the start of the server and says where it is. */
export const readIssuers = (file: string): ThirdPartyIssuer[] => {
  const parsed = issuers.safeParse(readJson(file, file))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const text = issue?.code === 'unrecognized_keys' ? `有未知的项 ${issue.keys.join('、')}` : issue?.message
    return refuse(file, `有误：${placeOf(issue?.path ?? [])}${text ?? ''}`)
  }
  return parsed.data.map(({ jwks, jwksFile, ...rest }) => ({ ...rest, keys: readKeys(file, { jwks, jwksFile }) }))
}
