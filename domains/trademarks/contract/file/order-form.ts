import { chosenClasses, goodsMissing, hasGoods } from '@portal/nice/contract'
import { code, isDay, optionalText, requiredText, whateverElse } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { trademarkKinds } from '../kinds.ts'
import { trademarkLimits } from '../limits.ts'
import { markName } from '../mark-name.ts'
import { applicant, statedApplicant } from './applicant.ts'

/** What is said where no member is designated for an application abroad. */
export const nationMissing = '请选择申请国家'

/** A part of the order that is not sent counts as one with nothing in it. */
const part = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((sent: unknown): unknown => sent ?? {}),
    schema,
  )

const { contactName, contactSets, description, members } = trademarkLimits
const wrongPhone = '联系电话只能输入数字，最多11位'

export const contactFields = {
  contact_name: requiredText('请输入联系人', { length: contactName, msg: `联系人最多输入${contactName}个字` }),
  contactPhone: requiredText('请输入联系电话').check(z.regex(/^\d{5,11}$/, wrongPhone)),
}

/** Whether an application abroad designates no member, of a form in which anything else may be wrong. */
const lacksNation = ({ kind, trademark }: { kind: unknown; trademark?: { applyNation?: unknown } | undefined }) =>
  kind === 'gjsbzc' && trademark?.applyNation === ''

/** Names or codes joined by `;`, or an array of them; whether they are members of the Madrid System is judged by the data in force. */
const applyNation = z.pipe(
  z.transform((sent: unknown): unknown => (Array.isArray(sent) ? sent.join(';') : (sent ?? ''))),
  optionalText(members, '申请国家过多'),
)

/** The name of a graphic mark is ours, so that what was sent of it is neither checked nor kept. */
const givenName = z.prefault(z.unknown(), '')
/** What a graphic mark is called. */
export const graphicName = '图形'

const trademarkFields = {
  applyNation,
  /** 1 words, 2 a picture, 3 both. */
  trademark_type: code([1, 2, 3] as const, '请选择商标类型'),
  trademark_name: givenName,
  /** 1 black and white, 2 specified colours. */
  pic_type: z.prefault(code([1, 2] as const, '请选择图样颜色'), 1),
  standby1: optionalText(trademarkLimits.url),
  standby1_name: optionalText(trademarkLimits.fileName),
  trademark_desc: requiredText('请输入商标说明', { length: description, msg: `商标说明最多输入${description}个字` }),
  ...contactFields,
  proxy_url: optionalText(trademarkLimits.url),
  black_white_pic_url: optionalText(trademarkLimits.url),
  contract_url: optionalText(trademarkLimits.url),
  confirm_url: optionalText(trademarkLimits.url),
}

type TypeAndName = { trademark_type: number; trademark_name?: unknown }

/** What is wrong with the name of a mark that has words; undefined where nothing is. */
const nameFault = ({ trademark_type, trademark_name }: TypeAndName): string | undefined =>
  trademark_type === 2 ? undefined : markName.safeParse(trademark_name).error?.issues[0]?.message

const trademark = z.object(trademarkFields).check(
  z.superRefine((form, ctx) => {
    const msg = nameFault(form)
    if (msg !== undefined) ctx.addIssue({ code: 'custom', path: ['trademark_name'], message: msg })
    if (form.trademark_type !== 1 && form.standby1 === '')
      ctx.addIssue({ code: 'custom', path: ['standby1'], message: '请上传图片' })
  }),
)

const tooManyItems = `最多选择 ${trademarkLimits.items} 项`

/** The goods of an order: a class at least, an item in each, each class once and each item once in its class. */
const goods = chosenClasses(goodsMissing).check(
  z.superRefine((classes, ctx) => {
    const refuse = (path: readonly (string | number)[], message: string) =>
      ctx.addIssue({ code: 'custom', path: [...path], message })
    if (!hasGoods(classes)) return refuse([], goodsMissing)
    const seen = new Set<number>()
    for (const [at, { class_id, service_nice_min }] of classes.entries()) {
      if (seen.has(class_id)) refuse([at], `第 ${class_id} 类重复`)
      seen.add(class_id)
      const names = new Set<string>()
      for (const [place, { min_id, min_name }] of service_nice_min.entries()) {
        const key = `${min_id} ${min_name}`
        if (names.has(key)) refuse([at, 'service_nice_min', place], '该小项已添加')
        names.add(key)
      }
    }
    const items = classes.reduce((sum, { service_nice_min }) => sum + service_nice_min.length, 0)
    if (items > trademarkLimits.items) refuse([], tooManyItems)
  }),
)

/** The mark that an international registration rests on. With `businessSn` it is an order here, whose goods are taken from it. */
export const basicMark = z.object({
  /** 1 an application, 2 a registration. */
  basicType: code([1, 2] as const, '请选择基础商标的类型'),
  number: optionalText(trademarkLimits.paperNumber),
  date: z.prefault(z.string().check(z.refine((text) => text === '' || isDay(text), '日期有误')), ''),
  businessSn: optionalText(trademarkLimits.paperNumber),
  work_order_service: chosenClasses(),
})
export type BasicForm = z.output<typeof basicMark>

const contactSet = z.object(contactFields, { error: '联系人有误' })

export const contactList = z
  .array(contactSet, { error: '联系人有误' })
  .check(z.maxLength(contactSets, `最多添加 ${contactSets} 组联系人`))

/** An order with its applicant by this schema. The keys stand in the order of judgement. */
const orderWith = <A extends z.ZodMiniType>(applicantPart: A) =>
  z
    .object({
      kind: z.enum(trademarkKinds, { error: '请选择注册类型' }),
      trademark: part(trademark),
      trademark_contact: z.prefault(contactList, []),
      work_order_service: goods,
      applicant: applicantPart,
      basic: z.optional(basicMark),
      edition: optionalText(31),
    })
    .check(
      z.refine((order) => !lacksNation(order), {
        ...whateverElse,
        path: ['trademark', 'applyNation'],
        error: nationMissing,
      }),
    )

/** What POST /api/submitTradeMarkInfo takes (specification §3, trademark order). */
export const trademarkOrder = orderWith(z.optional(applicant))
export type TrademarkOrder = z.output<typeof trademarkOrder>

/** The order as the page asks for it: with its applicant, and he whole. */
export const statedOrder = orderWith(statedApplicant)
