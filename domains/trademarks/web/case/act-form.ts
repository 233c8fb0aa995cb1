import type { UploadedFile } from '@portal/platform/web'
import * as z from 'zod/mini'
import { extraFees, trademarkFees } from '../../contract/fees.ts'
import { missingOf, offeredFields } from '../../contract/file/act-needs.ts'
import { actionForm, type Delivery, type ExtraFee, extraFee, type MemberResult } from '../../contract/file/action.ts'
import type { FileAct } from '../../contract/file/acts.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'

/** A further fee as it is typed: an amount where a paper states it, else how many of it. */
export type ExtraRow = { code: string; quantity: string; amount: string }

/** The fees that a provider may ask for with its draft. */
export const offeredFees = [extraFees.official, extraFees.service, trademarkFees.itemOfficial] as const

/** Whether an order states the amount of a fee itself; the others have a price. */
export const statesAmount = (code: string): boolean => Object.values(extraFees).some((fee) => fee.code === code)

/** What the form of any act holds; an act sends what its row of the table offers. */
export type ActValues = {
  businessSn: string
  country: string
  result: MemberResult | ''
  files: readonly UploadedFile[]
  date: string
  delivery: Delivery
  number: string
  from: string
  to: string
  extra: ExtraRow[]
  reason: string
}

export const emptyAct = (businessSn: string): ActValues => ({
  ...{ businessSn, country: '', result: '', files: [], date: '', delivery: 'received' },
  ...{ number: '', from: '', to: '', extra: [], reason: '' },
})

const feeOf = ({ code, quantity, amount }: ExtraRow): ExtraFee =>
  statesAmount(code) ? { code, amount } : { code, quantity: Number(quantity) }

/** A row is judged as the wire has it, so that the rule stands in one place. */
const extraRow = z.object({ code: z.string(), quantity: z.string(), amount: z.string() }).check(
  z.superRefine((row, ctx) => {
    for (const { path, message } of extraFee.safeParse(feeOf(row)).error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path, message })
  }),
)

const { businessSn, country, result, files, date, delivery, number, from, to, reason } = actionForm.shape

/** The rules of the form of an act: those of the wire, and what its row of the table needs. */
export const actSchema = (of: { act: FileAct; kind: TrademarkKind }) =>
  z
    .object({
      ...{ businessSn, country, result, files, date, delivery, number, from, to },
      ...{ extra: z.array(extraRow), reason },
    })
    .check(
      z.superRefine((form, ctx) => {
        for (const { path, msg } of missingOf(of, form)) ctx.addIssue({ code: 'custom', path: [path], message: msg })
      }),
    )

/**
 * The body of an act: its paper and the fields of its row, and nothing that another act left in the form. Who confirms a draft says
 * which version of the application he has read.
 */
export const actBody = (of: { act: FileAct; kind: TrademarkKind; version: number }, values: ActValues) => ({
  businessSn: values.businessSn,
  action: of.act,
  files: values.files.map(({ url }) => ({ url })),
  ...{ delivery: null, result: null },
  ...Object.fromEntries(offeredFields(of).map((field) => [field, values[field]])),
  ...(of.act === 'submit' && { extra: values.extra.map(feeOf) }),
  ...(of.act === 'confirm' && { version: of.version }),
})
export type ActBody = ReturnType<typeof actBody>
