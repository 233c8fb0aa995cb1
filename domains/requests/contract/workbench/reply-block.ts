import { codeFilter, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { businessTypes } from '../business-types.ts'
import { requestLimits } from '../limits.ts'

/** What a block may be for; it may be for all of them too. */
export const blockActions = ['accept', 'reject', 'complete'] as const
export type BlockAction = (typeof blockActions)[number]

/** What a block may name in braces, and what stands there once it is filled in. */
export const blockFields = {
  businessSn: '业务编号',
  businessType: '业务类型',
  subject: '事由',
  obligeeName: '权利人或企业',
  lxrName: '联系人姓名',
  createTime: '提交日期',
  today: '今天的日期',
  staffName: '经办人',
} as const
export type BlockField = keyof typeof blockFields

const named = /\{([^{}\s]*)\}/g

const isField = (name: string): name is BlockField => Object.hasOwn(blockFields, name)

/** What a text names in braces that is no field. */
export const unknownFields = (text: string): string[] =>
  [...text.matchAll(named)].map(([, name = '']) => name).filter((name) => !isField(name))

/** The text with its fields filled in, once: what a customer has written is never read as a field. */
export const fillBlock = (text: string, values: Readonly<Record<BlockField, string>>): string =>
  text.replaceAll(named, (whole, name: string) => (isField(name) ? values[name] : whole))

const anyOf = <const T extends readonly string[]>(values: T, msg: string) =>
  z.pipe(
    z.transform((value: unknown) => (value === undefined || value === null || value === '' ? null : value)),
    z.nullable(z.enum(values, { error: msg })),
  )

export const blockForm = z.object({
  title: requiredText('请填写模板名称', { length: requestLimits.blockTitle }),
  /** Empty: every step. */
  action: anyOf(blockActions, '适用步骤有误'),
  /** Empty: every kind. */
  businessType: codeFilter(businessTypes, '适用业务有误'),
  text: requiredText('请填写模板内容', { length: requestLimits.deskText }).check(
    z.refine((text) => unknownFields(text).length === 0, {
      error: ({ input }) => `没有名为“${unknownFields(String(input))[0]}”的字段`,
    }),
  ),
})
export type BlockForm = z.output<typeof blockForm>

export const replyBlock = z.object({
  id: z.string(),
  title: z.string(),
  action: z.nullable(z.enum(blockActions)),
  businessType: z.nullable(z.literal(businessTypes)),
  text: z.string(),
  updatedAt: z.number(),
  updatedBy: z.string(),
})
export type ReplyBlock = z.infer<typeof replyBlock>

export const filledQuery = z.object({ action: z.enum(blockActions, { error: '适用步骤有误' }) })

/** A block with the fields of one request filled in, to begin a reply with. */
export const filledBlocks = z.object({
  list: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
})
export type FilledBlock = z.infer<typeof filledBlocks>['list'][number]
