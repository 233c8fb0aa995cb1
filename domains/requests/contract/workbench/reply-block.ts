import { codeFilter, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { businessTypes } from '../business-types.ts'
import { requestLimits } from '../limits.ts'

/** The steps that a reply block may be for; a block without a step is for all of them. */
export const blockActions = ['accept', 'reject', 'complete'] as const
export type BlockAction = (typeof blockActions)[number]

/** The names that the text of a block may hold in braces, with the label of each field. */
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

/** The names in braces that are not fields of a block. */
export const unknownFields = (text: string): string[] =>
  [...text.matchAll(named)].map(([, name = '']) => name).filter((name) => !isField(name))

/**
 * Replaces each field in braces by its value. The result is not read again, so a customer's text never acts as a field.
 */
export const fillBlock = (text: string, values: Readonly<Record<BlockField, string>>): string =>
  text.replaceAll(named, (whole, name: string) => (isField(name) ? values[name] : whole))

const anyOf = <const T extends readonly string[]>(values: T, msg: string) =>
  z.pipe(
    z.transform((value: unknown) => (value === undefined || value === null || value === '' ? null : value)),
    z.nullable(z.enum(values, { error: msg })),
  )

export const blockForm = z.object({
  title: requiredText('请填写模板名称', { length: requestLimits.blockTitle }),
  /** The step that the block is for; empty means every step. */
  action: anyOf(blockActions, '适用步骤有误'),
  /** The kind that the block is for; empty means every kind. */
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

/** The blocks for one step, filled in with the data of one request; the desk begins a reply with one of them. */
export const filledBlocks = z.object({
  list: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
})
export type FilledBlock = z.infer<typeof filledBlocks>['list'][number]
