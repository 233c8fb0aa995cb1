import { optionalText, pageOf, pageQuery, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { publicTemplate, templateForm } from './templates.ts'

export const templateId = z.object({ id: z.string() })
export const createdTemplate = z.object({ id: z.string() })

export const changeTemplateForm = z.extend(templateForm, {
  /** The version that the form was filled from: the server refuses a change over somebody else's newer one. */
  version: z.number({ error: '请刷新页面后再修改' }),
})
export type ChangeTemplateForm = z.output<typeof changeTemplateForm>

export const checkTemplateForm = z.object({ matches: z.boolean({ error: '请说明是否与来源一致' }) })

export const templateRow = z.extend(publicTemplate, {
  hidden: z.boolean(),
  /** The user name of who compared the list with its source; null while nobody has. */
  checkedBy: z.nullable(z.string()),
  /** Whether customers can see the list and choose it. */
  isPublic: z.boolean(),
  updatedAt: z.number(),
  /** Null: nobody has changed the list since it was supplied with the portal. */
  updatedBy: z.nullable(z.string()),
  version: z.number(),
})
export type TemplateRow = z.infer<typeof templateRow>
export const templatePage = pageOf(templateRow)

export const templateFilters = ['', 'public', 'unchecked', 'hidden'] as const
export const templatesQuery = z.object({
  ...pageQuery,
  ...timeSpan,
  keyword: optionalText(100),
  state: z.prefault(z.enum(templateFilters, { error: '状态有误' }), ''),
})
export type TemplatesQuery = z.output<typeof templatesQuery>

export const templateActs = ['import', 'create', 'change', 'check', 'uncheck', 'remove'] as const
export type TemplateAct = (typeof templateActs)[number]
export const templateActLabels = {
  import: '随程序提供',
  create: '新增',
  change: '修改',
  check: '标记为已核对',
  uncheck: '取消核对',
  remove: '删除',
} satisfies Record<TemplateAct, string>

const templateChange = z.object({
  time: z.number(),
  /** Null: the portal itself made the change when it started. */
  actor: z.nullable(z.string()),
  act: z.enum(templateActs),
  fields: z.array(z.object({ label: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})
export type TemplateChange = z.infer<typeof templateChange>
export const templateChanges = z.object({ list: z.array(templateChange) })
