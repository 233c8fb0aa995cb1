import { readList } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { requestLimits } from './limits.ts'

const brokenVoucher = { error: '附件信息有误，请重新上传' }

/** An uploaded file as a form names it: the `url` that the upload answered, and the name to show. */
export const voucherFile = z.object({ fileName: z.string(brokenVoucher), url: z.string(brokenVoucher) }, brokenVoucher)
export type VoucherFile = z.infer<typeof voucherFile>

const voucherList = z.array(voucherFile, brokenVoucher).check(z.maxLength(requestLimits.vouchers, '超过最大上传数量！'))

/** Supporting documents (凭证): JSON text or an array is accepted, JSON text is answered. */
export const voucherField = z.prefault(z.pipe(z.transform(readList), voucherList), '')

/** The field `voucher` where at least one document is required. */
export const requiredVoucher = (missing: string) =>
  z.prefault(z.pipe(z.transform(readList), voucherList.check(z.minLength(1, missing))), '')

export const shownVoucher = z.object({
  fileName: z.string(),
  /** The link that downloads the file. */
  url: z.string(),
  /** The link that shows the file in the page; null where it can only be downloaded. */
  viewUrl: z.nullable(z.string()),
  /** The signed address of the file as a small picture; null where there is none, and in links for the desk. */
  thumbnail: z.nullable(z.string()),
  /** The size of the file in bytes. */
  size: z.number(),
})
const shownVouchers = z.array(shownVoucher)
export type ShownVoucher = z.infer<typeof shownVoucher>

/** `voucher` of a detail: the JSON text that the server answers. */
export const voucherText = (vouchers: readonly ShownVoucher[]): string => JSON.stringify(vouchers)
export const readVouchers = (text: string): ShownVoucher[] => shownVouchers.parse(readList(text))
