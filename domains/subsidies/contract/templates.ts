import { slots } from '@portal/evidence/contract'
import { maxCodePoints, optionalText, requiredText, webAddressChecks } from '@portal/platform/contract'
import * as z from 'zod/mini'

export const templateLimits = {
  city: 40,
  title: 60,
  sourceName: 200,
  sourceUrl: 2000,
  note: 500,
  items: 40,
  /** A phone that sends a paper for an item shows the item's title in a line of 60 characters. */
  itemTitle: 50,
  itemText: 200,
} as const

export const needs = ['always', 'ifAny'] as const
export type Need = (typeof needs)[number]
export const needLabels = { always: '必交', ifAny: '如有' } satisfies Record<Need, string>

/** The key of the item for papers that a list does not name; this item stands at the end of every list. */
export const otherItemKey = 'other'

/** One paper that a notice asks for. Files of the record in `slots` serve it; `where` says where to get any other paper. */
const itemFields = {
  /** Names the item and never changes, so that added papers stay with it when its title or its place in the list changes. */
  key: z.string('项目编号有误').check(z.regex(/^[0-9a-z-]{1,36}$/i, '项目编号有误')),
  title: requiredText('请填写材料名称', { length: templateLimits.itemTitle }),
  need: z.prefault(z.enum(needs, { error: '请选择是否必交' }), 'always'),
  slots: z.prefault(
    z
      .array(z.enum(slots, { error: '存证材料有误' }))
      .check(z.refine((list) => new Set(list).size === list.length, '存证材料重复')),
    [],
  ),
  where: optionalText(templateLimits.itemText),
  note: optionalText(templateLimits.itemText),
}
const missingWhere = '不由存证材料提供的，请写明到哪里取得'

export const itemForm = z
  .object(itemFields)
  .check(z.refine((item) => item.slots.length > 0 || item.where !== '', { error: missingWhere, path: ['where'] }))
export type TemplateItem = z.output<typeof itemForm>

/** What staff write in a list. After a change of city, year, source or items they must compare it with its source again. */
export const templateForm = z.object({
  /** Empty: the list is for no city in particular. */
  city: optionalText(templateLimits.city),
  year: optionalText(4).check(z.regex(/^(20\d\d)?$/, '年份须为四位数字，例如 2026')),
  title: requiredText('请填写清单名称', { length: templateLimits.title }),
  sourceName: requiredText('请填写来源，例如通知的全称', { length: templateLimits.sourceName }),
  sourceUrl: optionalText(templateLimits.sourceUrl).check(...webAddressChecks('网址须以 https:// 或 http:// 开头')),
  note: z.prefault(z.string('请输入文字').check(z.trim(), maxCodePoints(templateLimits.note)), ''),
  hidden: z.prefault(z.boolean({ error: '请选择是或否' }), false),
  items: z.prefault(
    z.array(itemForm, { error: '材料清单有误' }).check(
      z.maxLength(templateLimits.items, `最多 ${templateLimits.items} 项材料`),
      z.refine((list) => new Set(list.map(({ key }) => key)).size === list.length, '材料编号重复'),
      z.refine((list) => list.every(({ key }) => key !== otherItemKey), '材料编号有误'),
    ),
    [],
  ),
})
export type TemplateForm = z.output<typeof templateForm>

/** A list of papers as anyone may read it. */
export const publicTemplate = z.object({
  id: z.string(),
  city: z.string(),
  year: z.string(),
  title: z.string(),
  sourceName: z.string(),
  sourceUrl: z.string(),
  note: z.string(),
  /** When staff compared the list with its source; null while they have not, as for the example supplied with the portal. */
  checkedAt: z.nullable(z.number()),
  /** `YYYY-MM-DD`: when the makers of the portal read the sources of the supplied example; null for other lists. */
  metOn: z.nullable(z.string()),
  items: z.array(z.object(itemFields)),
})
export type PublicTemplate = z.infer<typeof publicTemplate>
export const publicTemplates = z.object({ list: z.array(publicTemplate) })
