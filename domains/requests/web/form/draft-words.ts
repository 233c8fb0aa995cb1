import { placeText } from '@portal/regions/web'
import type { BusinessType } from '../../contract/business-types.ts'
import { wordsOf } from '../../contract/facts.ts'

const code = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The values of a form in words, for the comparison of two drafts, since codes mean nothing to a reader. Loads the
 * names of places.
 */
export const draftWords = async (
  businessType: BusinessType,
  values: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, string>>> => {
  const codes = { province: code(values.province), city: code(values.city), county: code(values.county) }
  const fields = { ...values, province: await placeText(codes) }
  const words = wordsOf(businessType, fields).map(({ field, text }) => [field, text])
  return { ...Object.fromEntries(words), city: '', county: '', answers: '' }
}
