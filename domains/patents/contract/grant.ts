import { isDay, requiredText, shanghaiDayOf } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** How the office's notice came: its day is that of the receipt, or that of the sending, from which the receipt is deemed. */
export const grantDeliveries = ['received', 'deemed'] as const
export type GrantDelivery = (typeof grantDeliveries)[number]
export const grantDeliveryLabels = { received: '收到之日', deemed: '发文日（按推定收到起算）' } satisfies Record<
  GrantDelivery,
  string
>

const isPast = (day: string): boolean => isDay(day) && day <= shanghaiDayOf(new Date())

/** The notice of grant, from whose receipt the registration is to be done within a period of law; empty until it was done. */
export const grantForm = z
  .object({
    grantNoticeOn: requiredText('请选择授权通知书的日期').check(z.refine(isPast, { error: '授权通知书的日期有误' })),
    grantDelivery: z.enum(grantDeliveries, { error: '请选择日期是收到之日还是发文日' }),
    grantRegisteredOn: z.prefault(
      z.pipe(
        z.transform((sent: unknown) => (sent === '' || sent === undefined ? null : sent)),
        z.nullable(z.string({ error: '办理登记的日期有误' }).check(z.refine(isPast, { error: '办理登记的日期有误' }))),
      ),
      '',
    ),
  })
  .check(
    z.refine(
      ({ grantNoticeOn, grantRegisteredOn }) => grantRegisteredOn === null || grantNoticeOn <= grantRegisteredOn,
      {
        path: ['grantRegisteredOn'],
        error: '办理登记的日期不能早于授权通知书',
      },
    ),
  )
export type GrantForm = z.output<typeof grantForm>
