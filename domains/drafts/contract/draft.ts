import { maxCodePoints, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { draftLimits } from './limits.ts'

/** The key of the form that a draft belongs to. A user has one draft of each form. */
export const formKey = z.object({
  form: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,47}$/, '表单名称有误')),
})

/**
 * A version of a draft that the writer has read. A change must name it, so that it does not overwrite what its writer has
 * not seen.
 */
const brokenVersion = '草稿版本有误'
export const draftVersion = z.object({ id: z.string(brokenVersion), version: z.number(brokenVersion) }, brokenVersion)
export type DraftVersion = z.infer<typeof draftVersion>

/** Deeply nested values serve no form, and they could exhaust the stack of whoever reads them. */
const isShallow = (value: unknown, depth: number): boolean => {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1))
}

const values = z
  .record(z.string(), z.unknown(), { error: '草稿内容有误' })
  .check(z.refine((value) => isShallow(value, draftLimits.depth), '草稿内容有误'))

export const draftToSave = z.object({
  /** The name of the form, such as 海关查扣应对; it must contain nothing that the user typed. */
  title: requiredText('缺少草稿名称', { length: 60 }),
  /** Where the form stands in the portal, such as `/home/customsSeizure`. */
  page: z
    .string({ error: '表单地址有误' })
    .check(z.regex(/^\/home\/[\w/-]+(\?[^\s"'<>\\]*)?$/, '表单地址有误'), maxCodePoints(draftLimits.page)),
  values,
  /** The version that the writer has read; missing when he knows of no draft. */
  base: z.optional(draftVersion),
})

const head = {
  ...draftVersion.shape,
  form: z.string(),
  title: z.string(),
  page: z.string(),
  /** Epoch ms. */
  savedAt: z.number(),
  /** Browser and system of the device that saved the draft: `Chrome · Windows`. */
  device: z.string(),
}
export const draftHead = z.object(head)
export type DraftHead = z.infer<typeof draftHead>

export const draft = z.object({
  ...head,
  values: z.record(z.string(), z.unknown()),
  /** How many uploads the draft named that no longer exist or are used elsewhere; `values` leaves them out. */
  lostFiles: z.number(),
})
export type Draft = z.infer<typeof draft>
