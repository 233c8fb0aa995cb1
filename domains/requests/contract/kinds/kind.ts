import type { Purpose } from '@portal/files/contract'
import type * as z from 'zod/mini'
import type { BusinessType, CaseSteps } from '../business-types.ts'
import type { RequestDetails } from '../detail.ts'
import type { VoucherFile } from '../voucher.ts'

/** What the parsed body of every kind holds, read without asking which kind it is. */
export type AnyRequest = RequestDetails & {
  businessType: BusinessType
  obligeeName?: string
  appeal: string
  lxrName: string
  lxrPhone: string
  lxrEmail?: string
  idCard?: string
  voucher: VoucherFile[]
}

type Body = z.ZodMiniObject<z.core.$ZodShape>
type FieldOf<B extends Body> = Exclude<keyof z.output<B> & string, 'businessType'>

/** A kind of request as data: the fields that it takes, their labels, and the steps of a case. */
export type Kind<B extends Body = Body> = {
  /** The keys stand in the order of the form, which is the order of its messages. */
  body: B
  labels: Readonly<Record<FieldOf<B>, string>>
  /** What the numbers of coded fields mean. */
  words?: Readonly<Partial<Record<FieldOf<B>, Readonly<Record<number, string>>>>>
  /** The fields that say what a case is about, for the desk's queue. */
  subject: readonly FieldOf<B>[]
  /** The four words of the kind's progress bar. */
  steps: CaseSteps
  /** The purposes for which its files may have been uploaded; the kind's form uploads for the first one. */
  voucherPurposes: readonly [Purpose, ...Purpose[]]
}

/** Checks at compile time that a kind brings the common fields, has no field that the detail does not know, and labels each. */
export const defineKind = <const B extends Body>(kind: z.output<B> extends AnyRequest ? Kind<B> : never): Kind<B> =>
  kind
