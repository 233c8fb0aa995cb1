import { maskIdCard } from '@portal/accounts/contract'
import { type Ctx, erased, sealedFields } from '@portal/platform/server'
import type { Applicant } from '../../contract/file/applicant.ts'
import { type Trademark, trademarks } from './file.table.ts'

const sealed = sealedFields(trademarks)

export type Contact = { contact_name: string; contactPhone: string }
/** The applicant without his licence, which is a file of the application. */
export type KeptApplicant = Omit<Applicant, 'licence'>

type Sealing = Pick<Ctx, 'cipher'>

export const sealContacts = (ctx: Sealing, id: string, contacts: readonly Contact[]): string =>
  sealed.seal(ctx, 'contacts', id, JSON.stringify(contacts))

/** The contacts in clear text; none where no key opens them, or where they were erased. */
export const contactsOf = (ctx: Sealing, trademark: Pick<Trademark, 'id' | 'contacts'>): Contact[] => {
  const text = sealed.find(ctx, 'contacts', trademark)
  return text === null || text === erased ? [] : (JSON.parse(text) as Contact[])
}

export const sealApplicant = (ctx: Sealing, id: string, applicant: KeptApplicant): string =>
  sealed.seal(ctx, 'applicant', id, JSON.stringify(applicant))

/** The applicant in clear text; null where nobody told it, or no key opens it. */
export const applicantOf = (ctx: Sealing, trademark: Pick<Trademark, 'id' | 'applicant'>): KeptApplicant | null => {
  const text = sealed.find(ctx, 'applicant', trademark)
  return text === null ? null : (JSON.parse(text) as KeptApplicant)
}

/** The applicant as it is shown: of the ID number or credit code a part. */
export const shownApplicantOf = (
  ctx: Sealing,
  trademark: Pick<Trademark, 'id' | 'applicant'>,
): KeptApplicant | null => {
  const applicant = applicantOf(ctx, trademark)
  return applicant && { ...applicant, idNo: applicant.idNo === '' ? '' : maskIdCard(applicant.idNo) }
}
