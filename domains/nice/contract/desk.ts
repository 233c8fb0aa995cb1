import { isDay, optionalText, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { editionFields, editionStates, niceMove } from './edition.ts'
import { niceLimits } from './limits.ts'

const day = (missing: string, wrong: string) => requiredText(missing).check(z.refine(isDay, { error: wrong }))

/** What staff say of an edition file. */
export const editionForm = z.object({
  inForceFrom: day('请选择施行日期', '施行日期有误'),
  source: requiredText('请填写来源', { length: niceLimits.source }),
  licence: optionalText(niceLimits.source),
  /** The day on which somebody compared the file with its source. */
  checkedOn: day('请选择核对日期', '核对日期有误'),
  editionName: optionalText(niceLimits.editionName),
  /** The edition that a list of amendments applies to; empty for a whole edition. */
  base: optionalText(31),
})
export type EditionForm = z.output<typeof editionForm>

const listing = z.object({ class_id: z.number(), group_id: z.string(), min_id: z.string(), min_name: z.string() })

/** An edition as the desk sees it, compared with the edition in force before it. */
export const deskEdition = z.object({
  ...editionFields,
  licence: z.string(),
  state: z.enum(editionStates),
  sha256: z.string(),
  createTime: z.number(),
  publishTime: z.nullable(z.number()),
  /** User names; null: the portal itself or the import command. */
  createdBy: z.nullable(z.string()),
  publishedBy: z.nullable(z.string()),
  classes: z.number(),
  groups: z.number(),
  items: z.number(),
  /** Faulty entries, each with its place in the file and the reason; the first ones, and how many there are. */
  refused: z.array(z.object({ at: z.string(), msg: z.string() })),
  refusedCount: z.number(),
  /** The number of the edition that this one is compared with; null where none is in force before it. */
  before: z.nullable(z.string()),
  added: z.number(),
  removed: z.number(),
  renamed: z.number(),
  moved: z.array(niceMove),
  changes: z.object({
    added: z.array(listing),
    removed: z.array(listing),
    renamed: z.array(z.object({ ...listing.shape, to: z.string() })),
  }),
  /** Amendments that do not fit the edition that they apply to. */
  unfit: z.array(z.object({ at: z.string(), msg: z.string() })),
  /** Why it cannot be published; null where it can, or is. */
  obstacle: z.nullable(z.string()),
  can: z.array(z.enum(['publish', 'delete'])),
})
export type DeskEdition = z.infer<typeof deskEdition>

/** A row of the list, without what a comparison costs. */
export const deskEditionRow = z.pick(deskEdition, {
  edition: true,
  editionName: true,
  kind: true,
  inForceFrom: true,
  source: true,
  checkedOn: true,
  state: true,
  createTime: true,
  createdBy: true,
  classes: true,
  groups: true,
  items: true,
  can: true,
})
export type DeskEditionRow = z.infer<typeof deskEditionRow>

const ruleText = (missing: string) => requiredText(missing, { length: 40 })

/** How an industry is called, and the code by which a client asks for it. */
export const industryNames = z.object({
  industry: ruleText('请填写行业名称'),
  industryCode: ruleText('请填写行业代码'),
})

const usualClass = z.object({
  class_id: z.number({ error: '类别有误' }).check(z.int('类别有误'), z.gte(1, '类别有误'), z.lte(45, '类别有误')),
  items: z
    .array(requiredText('请填写小项名称', { length: niceLimits.itemName }))
    .check(z.maxLength(20, '每类最多 20 个小项')),
})

/** An industry of the second level, with what it usually needs. Items are names, found in the edition in force. */
export const industryBranch = z.extend(industryNames, {
  classes: z.array(usualClass).check(
    z.minLength(1, '请至少填写一个类别'),
    z.maxLength(10, '每个行业最多 10 个类别'),
    z.refine((classes) => new Set(classes.map(({ class_id }) => class_id)).size === classes.length, {
      error: '同一个类别只能填写一次',
    }),
  ),
})
export type IndustryBranch = z.output<typeof industryBranch>

/** The industries, replaced as a whole. */
export const industriesForm = z.object({
  version: z.optional(z.number({ error: '版本有误' })),
  industries: z
    .array(
      z.extend(industryNames, {
        children: z
          .array(industryBranch)
          .check(z.minLength(1, '每个一级行业至少有一个二级行业'), z.maxLength(60, '二级行业过多')),
      }),
      { error: '请填写行业' },
    )
    .check(z.minLength(1, '请填写行业'), z.maxLength(60, '一级行业过多')),
})
export type IndustriesForm = z.output<typeof industriesForm>
