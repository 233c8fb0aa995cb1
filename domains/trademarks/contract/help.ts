import { codeFilter, optionalText, pageOf, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { contactFields } from './file/order-form.ts'
import { trademarkLimits } from './limits.ts'

const { question } = trademarkLimits

/** A customer asks an expert to call. */
export const helpForm = z.object({
  ...contactFields,
  question: optionalText(question, `问题最多输入${question}个字`),
})
export type HelpForm = z.output<typeof helpForm>

/** `callBy` is until when somebody calls, in working time. */
export const helpAsked = z.object({ id: z.string(), callBy: z.nullable(z.number()) })
export type HelpAsked = z.infer<typeof helpAsked>

/** 0 waits for the call, 1 was called. */
export const helpStates = [0, 1] as const
export const helpStateLabels = { 0: '待致电', 1: '已回电' } as const satisfies Record<
  (typeof helpStates)[number],
  string
>

export const helpQuery = z.object({ state: codeFilter(helpStates, '状态筛选有误'), ...pageQuery })
export type HelpQuery = z.output<typeof helpQuery>

export const helpRow = z.object({
  id: z.string(),
  contact_name: z.string(),
  contactPhone: z.string(),
  question: z.string(),
  customer: z.object({ id: z.string(), username: z.string(), companyName: z.nullable(z.string()) }),
  createTime: z.number(),
  callBy: z.nullable(z.number()),
  /** When and by whom the customer was called; null before. */
  calledAt: z.nullable(z.number()),
  calledBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type HelpRow = z.infer<typeof helpRow>
export const helpRows = pageOf(helpRow)

export const calledForm = z.object({ note: optionalText(trademarkLimits.remark) })
export type CalledForm = z.output<typeof calledForm>
