import { optionalText, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'

export const viewLimits = {
  name: 30,
  query: 1_000,
  page: 60,
  /** The most views of one list that a member of staff may keep. */
  ofPage: 20,
} as const

const badPage = '列表地址有误'
const page = requiredText(badPage, { length: viewLimits.page, msg: badPage }).check(z.regex(/^[\w/-]+$/, badPage))
const name = requiredText('请填写视图名称', { length: viewLimits.name })
/** The query of a list's address, as `state=2&type=7`. */
const query = optionalText(viewLimits.query, `筛选条件最多${viewLimits.query}个字符`)
const isDefault = z.boolean({ error: '请选择是否先显示' })

/** A filter of a list that a member of staff keeps under a name; `page` is the path of the list in the back office. */
export const viewForm = z.object({ page, name, query, isDefault: z.prefault(isDefault, false) })
export type ViewForm = z.output<typeof viewForm>

/** What is not sent stays as it is. A view stays with its list. */
export const changeViewForm = z.object({
  name: z.optional(name),
  query: z.optional(query),
  isDefault: z.optional(isDefault),
})
export type ChangeViewForm = z.output<typeof changeViewForm>

/** The views of one list; of all lists where none is named. */
export const viewsQuery = z.object({ page: optionalText(viewLimits.page, badPage) })

export const keptView = z.object({
  id: z.string(),
  page: z.string(),
  name: z.string(),
  query: z.string(),
  /** The list opens with this view where its address says nothing else; at most one of a list. */
  isDefault: z.boolean(),
  /** How many records the list has under it now; null where the list does not say. */
  count: z.nullable(z.number()),
})
export type KeptViewRow = z.infer<typeof keptView>
