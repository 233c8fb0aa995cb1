import { maxCodePoints, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { draftLimits } from './limits.ts'

/** Which form a draft belongs to: one draft of each form for each user. */
export const formKey = z.object({
  form: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,47}$/, '表单名称有误')),
})

/** A version that was read: what a change must name, so that it overwrites nothing that its writer has not seen. */
const brokenVersion = '草稿版本有误'
export const draftVersion = z.object({ id: z.string(brokenVersion), version: z.number(brokenVersion) }, brokenVersion)
export type DraftVersion = z.infer<typeof draftVersion>

/** Deep nesting serves no form and costs the reader its stack. */
const isShallow = (value: unknown, depth: number): boolean => {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1))
}

const values = z
  .record(z.string(), z.unknown(), { error: '草稿内容有误' })
  .check(z.refine((value) => isShallow(value, draftLimits.depth), '草稿内容有误'))

export const draftToSave = z.object({
  /** The form's own name, such as 海关查扣应对; nothing of what was typed. */
  title: requiredText('缺少草稿名称', { length: 60 }),
  /** Where the form stands in the portal, such as `/home/customsSeizure`. */
  page: z
    .string({ error: '表单地址有误' })
    .check(z.regex(/^\/home\/[\w/-]+(\?[^\s"'<>\\]*)?$/, '表单地址有误'), maxCodePoints(draftLimits.page)),
  values,
  /** The version that was read; missing when the writer knows of none. */
  base: z.optional(draftVersion),
})

const head = {
  ...draftVersion.shape,
  form: z.string(),
  title: z.string(),
  page: z.string(),
  /** Epoch ms. */
  savedAt: z.number(),
  /** What saved it: `Chrome · Windows`. */
  device: z.string(),
}
export const draftHead = z.object(head)
export type DraftHead = z.infer<typeof draftHead>

export const draft = z.object({
  ...head,
  values: z.record(z.string(), z.unknown()),
  /** Uploads that it named and that are no more: left out of `values`. */
  lostFiles: z.number(),
})
export type Draft = z.infer<typeof draft>
