import type { Ctx } from '@portal/platform/server'

/** Without 0/O, 1/l/I: it is read out over the telephone. 32 signs, so that a byte chooses without bias. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'
const groups = 5
const groupLength = 4

/** 100 random bits, `xxxx-xxxx-xxxx-xxxx-xxxx`. */
export const oneTimePassword = (ctx: Pick<Ctx, 'chance'>): string => {
  const text = Array.from(ctx.chance(groups * groupLength), (byte) => signs.charAt(byte % signs.length)).join('')
  return (text.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-')
}
