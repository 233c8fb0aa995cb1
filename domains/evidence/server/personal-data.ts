import { maskIdCard } from '@portal/accounts/contract'
import { findIdCard } from '@portal/accounts/server'
import { ensureField, sealedFields } from '@portal/platform/server'
import { evidences } from './evidence.table.ts'
import type { EvidenceCtx } from './evidence-ctx.ts'
import type { EvidenceRecord } from './keys-of.ts'

export const { seal: sealField, open: openField, show: showField } = sealedFields(evidences)

const mask = '*'
export const maskedNumber = (idCard: string): string => maskIdCard(idCard)

/** The whole document number. A masked one that a form sends back means the number of the record, else that of the account. */
export const wholeNumber = async (
  ctx: EvidenceCtx,
  sent: string,
  record: Pick<EvidenceRecord, 'id' | 'idCard'> | undefined,
): Promise<string> => {
  if (!sent.includes(mask)) return sent
  const stored = record ? openField(ctx, 'idCard', record) : undefined
  if (stored !== undefined && maskedNumber(stored) === sent) return stored
  const own = await findIdCard(ctx, ctx.actor.userId)
  ensureField(own && maskIdCard(own) === sent, 'idCard', '请输入完整的证件号码')
  return own
}
