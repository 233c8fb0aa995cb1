import type { Ctx } from '@portal/platform/server'

const shanghaiDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

/** `LY` + day in Asia/Shanghai + six digits that tell a stranger nothing about how many there are. */
export const newMessageNumber = (ctx: Pick<Ctx, 'now' | 'chance'>): string => {
  const day = shanghaiDay.format(ctx.now()).replaceAll('-', '')
  const digits = ctx.chance(6).readUIntBE(0, 6) % 1_000_000
  return `LY${day}${String(digits).padStart(6, '0')}`
}
