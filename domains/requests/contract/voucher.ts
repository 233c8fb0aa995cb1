import * as z from 'zod/mini'
import { requestLimits } from './limits.ts'

const brokenVoucher = { error: '附件信息有误，请重新上传' }

/** An uploaded file as a form names it: the `url` that the upload answered, and the name to show. */
export const voucherFile = z.object({ fileName: z.string(brokenVoucher), url: z.string(brokenVoucher) }, brokenVoucher)
export type VoucherFile = z.infer<typeof voucherFile>

/** Text that is not JSON stays as it is, so that the list below refuses it. */
const readList = (value: unknown): unknown => {
  if (value === undefined || value === null || value === '') return []
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) ?? []
  } catch {
    return value
  }
}

/** Supporting documents (凭证): JSON text or an array is accepted, JSON text is answered. */
export const voucherField = z.prefault(
  z.pipe(
    z.transform(readList),
    z.array(voucherFile, brokenVoucher).check(z.maxLength(requestLimits.vouchers, '超过最大上传数量！')),
  ),
  '',
)

const shownVouchers = z.array(
  z.object({
    fileName: z.string(),
    /** Downloads the file. */
    url: z.string(),
    /** Shows it in the page; null where it can only be downloaded. */
    viewUrl: z.nullable(z.string()),
    /** Bytes. */
    size: z.number(),
  }),
)
export type ShownVoucher = z.infer<typeof shownVouchers>[number]

/** `voucher` of a detail: the JSON text that the server answers. */
export const voucherText = (vouchers: readonly ShownVoucher[]): string => JSON.stringify(vouchers)
export const readVouchers = (text: string): ShownVoucher[] => shownVouchers.parse(readList(text))
