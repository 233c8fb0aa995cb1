import type * as z from 'zod/mini'
import type { VoucherFile } from '../voucher.ts'

/** What every kind's parsed body holds beside its own fields. */
type CommonFields = {
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

/** A kind of request as data: what it takes, how its fields are called, how a case of it goes. */
export type Kind<B extends Body = Body> = {
  /** The keys stand in the order of the form, which is the order of its messages. */
  body: B
  labels: Readonly<Record<FieldOf<B>, string>>
  /** The fields that say what a case is about, for the desk's queue. */
  subject: readonly FieldOf<B>[]
  /** The words of its progress bar. */
  steps: readonly [string, string, string, string]
}

/** Checks at compile time that a kind brings the common fields, and a label for each of its own. */
export const defineKind = <const B extends Body>(kind: z.output<B> extends CommonFields ? Kind<B> : never): Kind<B> =>
  kind
