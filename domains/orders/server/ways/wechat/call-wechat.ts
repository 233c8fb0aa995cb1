import { isAppFailure, readAnswer } from '@portal/platform/server'
import { failSilent, type GatewayCtx } from '../../pay/gateway.ts'
import { findMessageKey } from './message-keys.ts'
import { certificatesIn } from './platform-certificates.ts'
import { authorizationOf, isFresh, isSignedBy, signatureIn } from './signature.ts'
import type { WechatSettings } from './wechat-section.ts'

/** Nobody waits longer for WeChat Pay: what it did is asked later, by the same number. */
const patienceMs = 5_000
const mostBytes = 1024 * 1024
/** A bill of a busy day is long, and nobody waits for it. */
const bill = { patienceMs: 60_000, mostBytes: 64 * 1024 * 1024 }

type Call = { method: 'GET' | 'POST'; path: string; body?: object }
type Heard = { status: number; bytes: Buffer; header: (name: string) => string | null }

/** An answer of WeChat Pay whose signature was verified; `code` is why it refused. */
export type WechatAnswer = { status: number; body: unknown; code: string | null }

const send = async (
  ctx: GatewayCtx,
  settings: WechatSettings,
  { method, path, body }: Call,
  bounds = { patienceMs, mostBytes },
): Promise<Heard> => {
  const text = body === undefined ? '' : JSON.stringify(body)
  const response = await fetch(`${settings.baseUrl}${path}`, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(bounds.patienceMs),
    headers: {
      authorization: authorizationOf(ctx, settings, { method, path, body: text }),
      accept: 'application/json',
      'user-agent': 'portal',
      ...(text && { 'content-type': 'application/json' }),
    },
    ...(text && { body: text }),
  })
  const bytes = await readAnswer(response, bounds.mostBytes)
  return { status: response.status, bytes, header: (name) => response.headers.get(name) }
}

const jsonOf = (bytes: Buffer): unknown => (bytes.length === 0 ? null : JSON.parse(bytes.toString()))

/** Fetches the certificates of WeChat Pay; the answer must be signed by one of those that it brings. */
const fetchCertificates = async (ctx: GatewayCtx, settings: WechatSettings) => {
  const heard = await send(ctx, settings, { method: 'GET', path: '/v3/certificates' })
  if (heard.status !== 200) throw new Error(`certificates: ${heard.status}`)
  const keys = certificatesIn(settings.apiV3Key, jsonOf(heard.bytes))
  const signature = signatureIn(heard.header)
  const key = signature && keys.get(signature.serial)
  const isGenuine = key && isFresh(signature, ctx.now()) && isSignedBy(key, signature, heard.bytes)
  if (!isGenuine) throw new Error('certificates: not signed by WeChat Pay')
  return keys
}

/** Why a message is not WeChat Pay's of this moment, or null where it is. */
export const faultOfMessage = async (
  ctx: GatewayCtx,
  settings: WechatSettings,
  { header, bytes }: { header: (name: string) => string | null | undefined; bytes: Uint8Array },
): Promise<'unsigned' | 'stale' | 'foreign' | 'forged' | null> => {
  const signature = signatureIn(header)
  if (!signature) return 'unsigned'
  if (!isFresh(signature, ctx.now())) return 'stale'
  const key = await findMessageKey(settings, signature.serial, {
    now: ctx.now(),
    fetchCertificates: () => fetchCertificates(ctx, settings),
  })
  if (!key) return 'foreign'
  return isSignedBy(key, signature, bytes) ? null : 'forged'
}

const codeOf = (body: unknown): string | null => {
  const { code } = (body ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : null
}

/**
 * Calls WeChat Pay and verifies what it answers, refusals too: an answer that is not signed could be anybody's.
 * @throws AppFailure `order.gateway_silent` where there is no answer in time, none that is genuine, or a fault of theirs
 */
export const callWechat = async (ctx: GatewayCtx, settings: WechatSettings, call: Call): Promise<WechatAnswer> => {
  const name = `${call.method} ${call.path}`
  try {
    const heard = await send(ctx, settings, call)
    const { status, bytes } = heard
    if (status >= 500 || status === 429) return failSilent('wechat', `${name}: ${status}`)
    const fault = await faultOfMessage(ctx, settings, heard)
    if (fault) return failSilent('wechat', `${name}: an answer ${status} that is ${fault}`)
    const body = jsonOf(bytes)
    return { status, body, code: status < 300 ? null : codeOf(body) }
  } catch (error) {
    if (isAppFailure(error)) throw error
    return failSilent('wechat', `${name}: no answer`, error)
  }
}

/**
 * The bytes of a file of WeChat Pay. They come without a signature: the caller holds their hash from an answer with one.
 * @throws AppFailure `order.gateway_silent` where there is no file in time
 */
export const downloadWechat = async (ctx: GatewayCtx, settings: WechatSettings, path: string): Promise<Buffer> => {
  const heard = await send(ctx, settings, { method: 'GET', path }, bill).catch((error: unknown) =>
    failSilent('wechat', 'no file', error),
  )
  return heard.status === 200 ? heard.bytes : failSilent('wechat', `no file: ${heard.status}`)
}
