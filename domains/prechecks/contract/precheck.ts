import { optionalText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { precheckForms } from './rule.ts'

/** Nobody waits longer than this for a check before sending. */
export const patienceMs = 5_000

const limits = { fields: 100, id: 64 } as const

/** What is asked: a form by its code, its body as it would be sent, and the right that it was filled from. */
export const precheckForm = z.object({
  form: z.enum(precheckForms, { error: '没有这份表单' }),
  values: z
    .record(z.string(), z.unknown(), { error: '缺少表单内容' })
    .check(z.refine((values) => Object.keys(values).length <= limits.fields, { error: '表单内容有误' })),
  right: optionalText(limits.id),
})
export type PrecheckAsked = z.output<typeof precheckForm>
