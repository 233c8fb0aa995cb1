import { codePoints } from '@portal/platform/contract'

const keepEnds = (text: string, start: number, end: number, stars: number): string => {
  const points = [...text]
  return points.slice(0, start).join('') + '*'.repeat(stars) + points.slice(points.length - end).join('')
}

/** Masks a phone: `138****5678`. Of shorter numbers fewer digits stay; at least four are always hidden. */
export const maskPhone = (phone: string): string => {
  const spare = Math.max(0, codePoints(phone) - 4)
  return keepEnds(phone, Math.min(3, Math.floor(spare / 2)), Math.min(4, Math.ceil(spare / 2)), 4)
}

/**
 * Masks an ID number: `110***********1234`, with the region and the last four signs, as on bank forms; of a short
 * number only the first and the last sign stay.
 */
export const maskIdCard = (idCard: string): string => {
  const length = codePoints(idCard)
  return length >= 12 ? keepEnds(idCard, 3, 4, length - 7) : keepEnds(idCard, 1, 1, Math.max(4, length - 2))
}

/** Masks an e-mail address: `z***@example.com`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return keepEnds(email.slice(0, at), 1, 0, 3) + email.slice(at)
}
