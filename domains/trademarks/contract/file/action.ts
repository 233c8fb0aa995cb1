import { isDay, optionalText, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { trademarkLimits } from '../limits.ts'

export const byNumber = z.object({ businessSn: requiredText('缺少业务编号', { length: 32 }) })

/** How a paper of the office came: its period is counted from the day of receipt, or from that on which it counts as received. */
export const deliveries = ['received', 'deemed'] as const
export type Delivery = (typeof deliveries)[number]
export const deliveryLabels = { received: '收到之日', deemed: '推定收到之日' } as const satisfies Record<
  Delivery,
  string
>

/** What a designated member answers. */
export const memberResults = ['granted', 'provisional', 'refused'] as const
export type MemberResult = (typeof memberResults)[number]

/** An empty text stands for one that was not sent. */
const optionalDay = (msg: string) =>
  z.prefault(z.string({ error: msg }).check(z.refine((text) => text === '' || isDay(text), { error: msg })), '')

const optionalChoice = <const T extends readonly string[]>(choices: T, msg: string) =>
  z.pipe(
    z.transform((sent: unknown) => (sent === undefined || sent === null || sent === '' ? null : sent)),
    z.nullable(z.enum(choices, { error: msg })),
  )

const wrongFile = '附件有误，请重新上传'
const wrongFee = '补缴费用有误'

/** A further fee that a provider asks for with the draft: so many of a fee with a price, or an amount that a paper states. */
export const extraFee = z.object(
  {
    code: requiredText('请选择补缴费用', { length: 60 }),
    quantity: z.optional(
      z.nullable(z.number({ error: wrongFee }).check(z.int(wrongFee), z.gte(1, wrongFee), z.lte(500, wrongFee))),
    ),
    amount: z.optional(
      z.nullable(z.string({ error: wrongFee }).check(z.regex(/^\d{1,8}\.\d{2}$/, '金额须为两位小数，例如 270.00'))),
    ),
  },
  { error: wrongFee },
)
export type ExtraFee = z.output<typeof extraFee>

/**
 * What POST /api/tradeMarkAction takes. Which of the fields an act needs is told by the table of acts (`fileWays`); `action` is
 * judged against that table, after the record has been found.
 */
export const actionForm = z.object({
  ...byNumber.shape,
  /** The version that the caller has read: where another one stands, he is told so. */
  version: z.optional(z.nullable(z.number({ error: '版本有误' }).check(z.int('版本有误')))),
  action: requiredText('操作有误', { length: 30, msg: '操作有误' }),
  reason: optionalText(trademarkLimits.reason, `最多输入${trademarkLimits.reason}个字`),
  files: z.prefault(
    z
      .array(z.object({ url: z.string({ error: wrongFile }) }, { error: wrongFile }), { error: wrongFile })
      .check(z.maxLength(1, '请只上传一个文件')),
    [],
  ),
  date: optionalDay('日期有误'),
  delivery: optionalChoice(deliveries, '送达方式有误'),
  number: optionalText(trademarkLimits.paperNumber, `编号最多${trademarkLimits.paperNumber}位`),
  from: optionalDay('专用期开始日有误'),
  to: optionalDay('专用期届满日有误'),
  extra: z.prefault(z.array(extraFee, { error: wrongFee }).check(z.maxLength(20, wrongFee)), []),
  /** A designated member by code or Chinese name. */
  country: optionalText(40, '指定成员有误'),
  result: optionalChoice(memberResults, '审查结果有误'),
})
export type ActionForm = z.output<typeof actionForm>
