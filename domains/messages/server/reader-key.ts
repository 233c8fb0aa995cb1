import { timingSafeEqual } from 'node:crypto'
import type { Ctx } from '@portal/platform/server'

const length = 40

/**
 * The key with which a visitor without an account opens his message. It is derived from the message's id, so that it is stored
 * nowhere and the link in a later mail is the same as the first one.
 */
export const readerKey = (ctx: Pick<Ctx, 'cipher'>, messageId: string): string =>
  ctx.cipher.fingerprint(messageId, 'message.reader').slice(0, length)

export const isReaderKey = (ctx: Pick<Ctx, 'cipher'>, messageId: string, key: string): boolean => {
  const [given, expected] = [Buffer.from(key), Buffer.from(readerKey(ctx, messageId))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
