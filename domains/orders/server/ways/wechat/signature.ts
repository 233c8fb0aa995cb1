import { createSign, createVerify, type KeyObject } from 'node:crypto'
import type { Ctx } from '@portal/platform/server'
import type { WechatSettings } from './wechat-section.ts'

/** SHA-256 with RSA (PKCS #1 v1.5) over a text, in Base64. */
export const signText = (key: KeyObject, text: string): string => createSign('sha256').update(text).sign(key, 'base64')

/** Joins lines as WeChat Pay signs them: each ends with a line feed, the last one too. */
export const linesOf = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('')

export const secondsOf = (at: Date): string => String(Math.floor(at.getTime() / 1_000))

export const newNonce = ({ chance }: Pick<Ctx, 'chance'>): string => chance(16).toString('hex')

type Signed = { method: 'GET' | 'POST'; path: string; body: string }

/** The header `Authorization` of a call: `path` with its query, `body` empty where there is none. */
export const authorizationOf = (
  ctx: Pick<Ctx, 'now' | 'chance'>,
  { mchid, serial, key }: Pick<WechatSettings, 'mchid' | 'serial' | 'key'>,
  { method, path, body }: Signed,
): string => {
  const [timestamp, nonce] = [secondsOf(ctx.now()), newNonce(ctx)]
  const signature = signText(key, linesOf(method, path, timestamp, nonce, body))
  const parts = { mchid, nonce_str: nonce, signature, timestamp, serial_no: serial }
  const written = Object.entries(parts).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${written.join(',')}`
}

/** The signature of a message of WeChat Pay, as its headers have it. */
export type MessageSignature = { serial: string; timestamp: string; nonce: string; signature: string }

/** Reads the headers of a message; null where one is missing. */
export const signatureIn = (header: (name: string) => string | null | undefined): MessageSignature | null => {
  const serial = header('wechatpay-serial')
  const timestamp = header('wechatpay-timestamp')
  const nonce = header('wechatpay-nonce')
  const signature = header('wechatpay-signature')
  return serial && timestamp && nonce && signature ? { serial, timestamp, nonce, signature } : null
}

/** How far the clock of a message may be from ours, in seconds. */
const mostDifference = 300

/** Whether a message was signed just now: an old one may be a repeat by somebody who listened. */
export const isFresh = ({ timestamp }: MessageSignature, now: Date): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) - now.getTime() / 1_000) <= mostDifference

/** Whether the bytes of a message are those that the key signed. */
export const isSignedBy = (key: KeyObject, { timestamp, nonce, signature }: MessageSignature, bytes: Uint8Array) =>
  createVerify('sha256').update(linesOf(timestamp, nonce)).update(bytes).update('\n').verify(key, signature, 'base64')
