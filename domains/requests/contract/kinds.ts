import { splitChoices } from '@portal/platform/contract'
import * as z from 'zod/mini'
import type { BusinessType } from './business-types.ts'
import { customsSeizure } from './kinds/customs-seizure.ts'
import { eCommerce } from './kinds/e-commerce.ts'
import { answersSubject, earlyWarning } from './kinds/early-warning.ts'
import { exhibition } from './kinds/exhibition.ts'
import { expertFiling } from './kinds/expert-filing.ts'
import type { Kind } from './kinds/kind.ts'
import { riskAversion } from './kinds/risk-aversion.ts'
import { tradeDispute } from './kinds/trade-dispute.ts'
import { rightInfoText } from './right-info.ts'
import { usedRight } from './used-right.ts'

/** The kinds that the portal offers. A further kind is its file and one line here. */
export const kinds = {
  1: expertFiling,
  2: exhibition,
  3: eCommerce,
  4: tradeDispute,
  5: earlyWarning,
  6: riskAversion,
  7: customsSeizure,
} as const satisfies Partial<Record<BusinessType, unknown>>

export type OfferedType = keyof typeof kinds
type OfferedBody = (typeof kinds)[OfferedType]['body']
/** A form as it is sent: beside its fields it may name the right of the vault that it was filled from. */
type Sent<B> = B extends z.ZodMiniObject<infer S> ? z.ZodMiniObject<S & { right: typeof usedRight }> : never

/** The kind with this `businessType`, or undefined where the portal does not offer it. */
export const findKind = (businessType: number): Kind | undefined =>
  (kinds as unknown as Readonly<Record<number, Kind>>)[businessType]

/** What POST /api/submitIpForeignInfo takes: the fields of the kind that `businessType` names, and a right. */
export const submitRequest = z.discriminatedUnion(
  'businessType',
  Object.values(kinds).map((kind) =>
    z.extend(kind.body as z.ZodMiniObject, { right: usedRight }),
  ) as unknown as readonly [Sent<OfferedBody>, ...Sent<OfferedBody>[]],
  { error: '暂不支持该业务类型，请选择其他业务' },
)
export type SubmitRequest = z.output<typeof submitRequest>
export type RequestOfKind<T extends OfferedType> = Extract<SubmitRequest, { businessType: T }>

/**
 * A field's value as people read it: a coded number becomes its word, choices are joined by `、`, and no value is ''.
 */
export const fieldText = (businessType: number, field: string, value: unknown): string => {
  if (field === 'score' && typeof value === 'number') return `${value} 分`
  if (typeof value === 'number') return findKind(businessType)?.words?.[field]?.[value] ?? String(value)
  if (typeof value !== 'string') return ''
  if (field === 'rightInfo') return rightInfoText(value)
  if (field === 'answers') return answersSubject(value)
  return joinedFields.has(field) ? splitChoices(value).join('、') : value
}
const joinedFields = new Set(['obligeeType', 'eplatform', 'complaintType', 'appealType'])

/** What a case is about in a few words, for the desk's queue. */
export const subjectOf = (request: SubmitRequest): string => {
  const fields: Readonly<Record<string, unknown>> = request
  const { businessType } = request
  return (findKind(businessType)?.subject ?? [])
    .map((field) => fieldText(businessType, field, fields[field]))
    .join(' · ')
}
