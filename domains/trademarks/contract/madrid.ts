import { isDay, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { trademarkLimits } from './limits.ts'

const day = (msg: string) => z.string({ error: msg }).check(z.refine(isDay, { error: msg }))
const money = z.string({ error: '金额有误' }).check(z.regex(/^\d{1,8}\.\d{2}$/, '金额应为两位小数'))
const currency = z.string({ error: '币种有误' }).check(z.regex(/^[A-Z]{3}$/, '币种应为三个大写字母'))

/** The individual fee of a member, for the first class and for each further one. */
const memberFee = z.object({ first: money, further: money, currency, asOf: day('费用日期有误') })

const memberFields = {
  /** The code of WIPO's standard ST.3, two letters. */
  code: z.string({ error: '代码有误' }).check(z.regex(/^[A-Z]{2}$/, '代码应为两个大写字母')),
  name: requiredText('请填写中文名称', { length: 40 }),
  nameEn: requiredText('请填写英文名称', { length: 80 }),
  /** From this day on the Protocol applies to the member; a member whose day lies ahead cannot be designated yet. */
  protocolFrom: z.nullable(day('适用日期有误')),
}

/** A member as the operator keeps it. */
export const memberForm = z.object({
  ...memberFields,
  refusalMonths: z.optional(
    z.nullable(
      z
        .number({ error: '驳回期限有误' })
        .check(z.int('驳回期限有误'), z.gte(1, '驳回期限有误'), z.lte(60, '驳回期限有误')),
    ),
  ),
  fee: z.optional(z.nullable(memberFee)),
})

/** The fees of the International Bureau. */
const bureauFees = z.object({
  basic: money,
  basicColour: money,
  perClassOverThree: money,
  complementary: money,
  currency,
  asOf: day('费用日期有误'),
  rate: z.optional(z.nullable(z.string({ error: '汇率有误' }).check(z.regex(/^\d{1,4}(?:\.\d{1,6})?$/, '汇率有误')))),
  rateAsOf: z.optional(z.nullable(day('汇率日期有误'))),
})

/** Members of the Madrid System and the fees of the International Bureau, as the operator keeps them. */
export const madridForm = z.object({
  version: z.optional(z.number({ error: '版本有误' })),
  asOf: day('数据日期有误'),
  source: requiredText('请填写来源', { length: 200 }),
  checkedOn: day('核对日期有误'),
  members: z
    .array(memberForm, { error: '请填写成员' })
    .check(z.minLength(1, '请填写成员'), z.maxLength(trademarkLimits.members, `最多${trademarkLimits.members}个成员`)),
  fees: z.optional(z.nullable(bureauFees)),
})
export type MadridForm = z.output<typeof madridForm>

export const madridMember = z.object({
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  /** The sounds of the Chinese name and their initials, as people type them: `riben rb`. */
  pinyin: z.string(),
  protocolFrom: z.nullable(z.string()),
  /** Whether it can be designated today. */
  open: z.boolean(),
  fee: z.nullable(memberFee),
})
export type MadridMember = z.infer<typeof madridMember>

export const madridMembers = z.object({
  office: z.object({ code: z.literal('CN'), name: z.string() }),
  asOf: z.string(),
  source: z.string(),
  /** Null for the list that comes with the portal, which nobody has compared with its source. */
  checkedOn: z.nullable(z.string()),
  list: z.array(madridMember),
  fees: madridForm.shape.fees,
})
export type MadridMembers = z.infer<typeof madridMembers>
