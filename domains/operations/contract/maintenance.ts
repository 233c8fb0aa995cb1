import { optionalMoment, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'

const longestHours = 24
export const maintenanceLimits = { text: 200 } as const

const moment = (msg: string) => z.pipe(optionalMoment(msg), z.number({ error: msg }))

export const maintenanceForm = z
  .object({
    text: requiredText('请填写公告内容', { length: maintenanceLimits.text }),
    from: moment('请填写开始时间'),
    until: moment('请填写结束时间'),
    readOnly: z.prefault(z.boolean({ error: '请选择是或否' }), false),
  })
  .check(
    z.refine(({ from, until }) => until > from, { error: '结束时间须晚于开始时间', path: ['until'] }),
    z.refine(({ from, until }) => until - from <= longestHours * 3_600_000, {
      error: `维护最长 ${longestHours} 小时`,
      path: ['until'],
    }),
  )
export type MaintenanceForm = z.output<typeof maintenanceForm>

export const maintenance = z.object({
  text: z.string(),
  /** Epoch ms. */
  from: z.number(),
  until: z.number(),
  /** Nobody but staff may write anything meanwhile. */
  readOnly: z.boolean(),
})
export type Maintenance = z.output<typeof maintenance>

/** Null where there is no notice. */
export const maintenanceReply = z.nullable(maintenance)
