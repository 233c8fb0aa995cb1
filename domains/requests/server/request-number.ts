import type { Ctx } from '@portal/platform/server'
import type { BusinessType } from '../contract/business-types.ts'
import { businessTypePrefixes } from '../contract/business-types.ts'

const shanghaiDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

/** `KL` + day in Asia/Shanghai + six digits that tell a stranger nothing about how many there are. */
export const newBusinessSn = (ctx: Pick<Ctx, 'now' | 'chance'>, businessType: BusinessType): string => {
  const day = shanghaiDay.format(ctx.now()).replaceAll('-', '')
  const digits = ctx.chance(6).readUIntBE(0, 6) % 1_000_000
  return `${businessTypePrefixes[businessType]}${day}${String(digits).padStart(6, '0')}`
}
