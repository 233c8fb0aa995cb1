import { optionalText, pageOf, pageQuery, whateverElse } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { rightLimits } from './limits.ts'
import { storedPaper } from './paper.ts'
import { storedFacts } from './right.ts'
import { choiceOf } from './right-view.ts'
import { rightTypes, verificationStates } from './right-words.ts'

export const deskRightsQuery = z.object({
  verification: choiceOf(verificationStates, '核对状态有误'),
  ...pageQuery,
})
export type DeskRightsQuery = z.output<typeof deskRightsQuery>

const owner = z.object({ id: z.string(), username: z.string(), companyName: z.nullable(z.string()) })

/** A right as staff see it while its owner asks them to compare it. */
const deskHead = {
  id: z.string(),
  version: z.number(),
  owner,
  verification: z.enum(verificationStates),
  /** When the owner asked, epoch ms. */
  askedAt: z.nullable(z.number()),
}

export const deskRightRow = z.object({
  ...deskHead,
  registerType: z.literal(rightTypes),
  recordName: z.string(),
  registerNum: z.string(),
  obligeeName: z.string(),
  countryName: z.string(),
})
export type DeskRightRow = z.output<typeof deskRightRow>
export const deskRightPage = pageOf(deskRightRow)

export const deskRightDetail = z.object({
  ...deskHead,
  ...storedFacts.shape,
  countryName: z.string(),
  papers: z.array(storedPaper),
  /** Other accounts that hold a right of the same type, country and number. No customer is told of them. */
  alsoHeldBy: z.array(owner),
})
export type DeskRightDetail = z.output<typeof deskRightDetail>

const results = ['verified', 'refused'] as const

/** What staff found: certificate and facts agree, or they do not, with the reason that the owner reads. */
export const verdictForm = z
  .object({
    result: z.enum(results, { error: '请选择核对结果' }),
    note: optionalText(rightLimits.verdict),
    /** The version that was compared; who does not send it has compared what stands now. */
    version: z.optional(z.number({ error: '版本有误' })),
  })
  .check(
    z.refine(({ result, note }) => result !== 'refused' || note !== '', {
      ...whateverElse,
      path: ['note'],
      error: '请填写不一致之处',
    }),
  )
export type VerdictForm = z.output<typeof verdictForm>
