import type { Ctx } from '@portal/platform/server'
import { recoveryCodeCount } from '../contract/second-factor.ts'

/** The alphabet has no 0 and O, no 1 and I. It has 32 signs, so that each byte chooses a sign without bias. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 10

const newCode = (ctx: Pick<Ctx, 'chance'>): string =>
  Array.from(ctx.chance(codeLength), (byte) => signs.charAt(byte % signs.length)).join('')

/** The keyed hash of a recovery code; the same code of another user has another one. */
export const recoveryHash = (ctx: Pick<Ctx, 'cipher'>, userId: string, code: string): string =>
  ctx.cipher.fingerprint(code.toUpperCase(), `recovery-code ${userId}`)

/** Makes ten recovery codes of 50 random bits each. Only their hashes are stored. */
export const newRecoveryCodes = (
  ctx: Pick<Ctx, 'chance' | 'cipher'>,
  userId: string,
): { codes: string[]; hashes: string[] } => {
  const codes = Array.from({ length: recoveryCodeCount }, () => newCode(ctx))
  return { codes, hashes: codes.map((code) => recoveryHash(ctx, userId, code)) }
}
