import { maskIdCard } from '@portal/accounts/contract'
import { findIdCard } from '@portal/accounts/server'
import { type Ctx, ensureField } from '@portal/platform/server'
import type { EvidenceCtx } from './evidence-ctx.ts'
import type { EvidenceRecord } from './keys-of.ts'

const columns = { idCard: 'document_number_sealed', lxrPhone: 'contact_phone_sealed' } as const
type PersonalField = keyof typeof columns

const placeOf = (field: PersonalField, row: string) => ({ table: 'evidence', column: columns[field], row })

export const sealField = (ctx: Pick<Ctx, 'cipher'>, field: PersonalField, row: string, text: string): string =>
  ctx.cipher.seal(text, placeOf(field, row))

export const openField = (
  ctx: Pick<Ctx, 'cipher'>,
  field: PersonalField,
  { id, ...record }: Pick<EvidenceRecord, 'id' | PersonalField>,
): string => ctx.cipher.open(record[field], placeOf(field, id))

/** A personal field as it is shown; a text that no key can open is shown as unreadable. */
export const showField = (
  ctx: Pick<Ctx, 'cipher'>,
  field: PersonalField,
  { id, ...record }: Pick<EvidenceRecord, 'id' | PersonalField>,
  mask?: (text: string) => string,
): string => ctx.cipher.show(record[field], placeOf(field, id), mask)

const mask = '*'
export const maskedNumber = (idCard: string): string => maskIdCard(idCard)

/** The whole document number. A masked one that a form sends back means the number of the record, else that of the account. */
export const wholeNumber = async (
  ctx: EvidenceCtx,
  sent: string,
  record: Pick<EvidenceRecord, 'id' | PersonalField> | undefined,
): Promise<string> => {
  if (!sent.includes(mask)) return sent
  const stored = record ? openField(ctx, 'idCard', record) : undefined
  if (stored !== undefined && maskedNumber(stored) === sent) return stored
  const own = await findIdCard(ctx, ctx.actor.userId)
  ensureField(own && maskIdCard(own) === sent, 'idCard', '请输入完整的证件号码')
  return own
}
