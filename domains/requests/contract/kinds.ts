import * as z from 'zod/mini'
import type { BusinessType } from './business-types.ts'
import { customsSeizure } from './kinds/customs-seizure.ts'
import type { Kind } from './kinds/kind.ts'

/** The kinds that the portal offers. A further kind is its file and one line here. */
export const kinds = {
  7: customsSeizure,
} as const satisfies Partial<Record<BusinessType, unknown>>

export type OfferedType = keyof typeof kinds
type OfferedBody = (typeof kinds)[OfferedType]['body']

/** The kind of a type, or undefined where the portal does not offer it. */
export const findKind = (businessType: number): Kind | undefined =>
  (kinds as unknown as Readonly<Record<number, Kind>>)[businessType]

/** What POST /api/submitIpForeignInfo takes: the fields of the kind that `businessType` names. */
export const submitRequest = z.discriminatedUnion(
  'businessType',
  Object.values(kinds).map((kind) => kind.body) as unknown as readonly [OfferedBody, ...OfferedBody[]],
  { error: '暂不支持该业务类型，请选择其他业务' },
)
export type SubmitRequest = z.output<typeof submitRequest>
export type RequestOfKind<T extends OfferedType> = Extract<SubmitRequest, { businessType: T }>

/** What a case is about in a few words, for the desk's queue. */
export const subjectOf = (request: SubmitRequest): string => {
  const fields: Readonly<Record<string, unknown>> = request
  return (findKind(request.businessType)?.subject ?? []).map((field) => String(fields[field])).join(' · ')
}
