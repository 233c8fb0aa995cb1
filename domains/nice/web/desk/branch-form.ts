import * as z from 'zod/mini'
import { type IndustryBranch, industryBranch, industryNames } from '../../contract/desk.ts'
import { type BranchAt, hasOwnCodes, type Industries, withBranch, withIndustry } from './industry-edits.ts'

/** A branch as its form holds it: of the classes their numbers as text, and the items one in a line. */
export type BranchFields = {
  /** The code of the industry; empty for a new one. */
  parent: string
  newIndustry: string
  newCode: string
  industry: string
  industryCode: string
  classes: { class_id: string; items: string }[]
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n;；、]/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

const usual = industryBranch.shape.classes
const rows = z.pipe(
  z.transform(
    (typed: BranchFields['classes']): z.input<typeof usual> =>
      typed.map(({ class_id, items }) => ({ class_id: Number(class_id), items: linesOf(items) })),
  ),
  usual,
)

const fields = z.object({
  parent: z.string(),
  newIndustry: z.string(),
  newCode: z.string(),
  ...industryNames.shape,
  classes: rows,
})
type Read = z.output<typeof fields>

/** The industries with the branch that the form holds, which stood at `before` where it is changed. */
export const industriesWith = (all: Industries, typed: Read, before: BranchAt | undefined): Industries => {
  const { parent, newIndustry, newCode, industry, industryCode, classes } = typed
  const branch: IndustryBranch = { industry, industryCode, classes }
  if (parent !== '') return withBranch(all, parent, branch, before)
  return withIndustry(all, { industry: newIndustry.trim(), industryCode: newCode.trim() }, branch, before)
}

const refineNew = (field: 'newIndustry' | 'newCode', rule: 'industry' | 'industryCode') =>
  z.superRefine<Read>((typed, found) => {
    if (typed.parent !== '') return
    const judged = industryNames.shape[rule].safeParse(typed[field])
    if (!judged.success)
      found.addIssue({ code: 'custom', message: judged.error.issues[0]?.message ?? '', path: [field] })
  })

/** The rules of the form of a branch, which are those of the call, and that no code is given twice. */
export const branchSchema = (all: Industries, before: BranchAt | undefined) =>
  fields.check(
    refineNew('newIndustry', 'industry'),
    refineNew('newCode', 'industryCode'),
    z.refine((typed) => hasOwnCodes(industriesWith(all, typed, before)), {
      error: '这个代码已经用过',
      path: ['industryCode'],
    }),
  )

/** What the form begins with. */
export const branchFieldsOf = (parent: string, branch: IndustryBranch | undefined): BranchFields => ({
  parent,
  newIndustry: '',
  newCode: '',
  industry: branch?.industry ?? '',
  industryCode: branch?.industryCode ?? '',
  classes: branch?.classes.map(({ class_id, items }) => ({ class_id: String(class_id), items: items.join('\n') })) ?? [
    { class_id: '', items: '' },
  ],
})
