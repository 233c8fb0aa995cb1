import type { ActorCtx } from '@portal/platform/server'
import { findKind } from '../contract/kinds.ts'
import type { VoucherFile } from '../contract/voucher.ts'
import type { RequestRecord } from './request-detail.ts'
import type { Round } from './supplement-rounds.ts'
import { attachVouchers } from './vouchers.ts'

/**
 * Attaches the files of an answer to the request, if their purposes are the kind's; answers file ids by the keys of the
 * items.
 */
export const attachAnswers = async (
  ctx: ActorCtx,
  { id, businessType }: RequestRecord,
  { items }: Round,
  answers: Readonly<Record<string, readonly VoucherFile[]>>,
): Promise<Record<string, string[]>> => {
  const purposes = findKind(businessType)?.voucherPurposes ?? []
  const attached: Record<string, string[]> = {}
  for (const { key, field } of items) {
    if (field !== null && field !== 'voucher') continue
    const references = answers[key] ?? []
    if (references.length === 0) continue
    attached[key] = await attachVouchers(ctx, id, { references, purposes, field: key })
  }
  return attached
}
