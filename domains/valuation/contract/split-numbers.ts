import { readPublicationNumber } from '@portal/patentdata/contract'

/** The numbers of a text, as they were typed: one with blanks inside is one number; several are cut at commas, semicolons, 、 and blanks. A repeated one counts once. */
export const splitNumbers = (text: string): string[] => {
  const whole = text.trim()
  if (whole === '' || readPublicationNumber(whole).ok) return whole === '' ? [] : [whole]
  const parts = whole.split(/[\s,，;；、]+/u).filter((part) => part !== '')
  const seen = new Set<string>()
  return parts.filter((part) => {
    const read = readPublicationNumber(part)
    const key = read.ok ? read.pn : part
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
