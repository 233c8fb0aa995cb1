import { addMonths, type Day, isDay, shanghaiDayOf } from '@portal/platform/contract'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkCharacters = '10X98765432'
const firstDay: Day = '1900-01-01'

/** The first two digits of GB/T 2260: provinces, municipalities, autonomous and special administrative regions. */
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82'.split(' '),
)

const today = (): Day => shanghaiDayOf(new Date())

const birthDayOf = (text: string): Day | undefined => {
  const parts = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(text)
  return parts ? parts.slice(1).join('-') : undefined
}

/**
 * Whether a text is a valid Chinese ID number: it has an existing province, a birth date between 1900 and today, and
 * the check character of GB 11643-1999.
 */
export const isChineseIdNumber = (text: string, on: Day = today()): boolean => {
  const born = birthDayOf(text)
  if (born === undefined || !isDay(born) || born < firstDay || born > on) return false
  if (!provinces.has(text.slice(0, 2))) return false
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return checkCharacters[sum % 11] === text[17]?.toUpperCase()
}

/** A year of age is completed on the day after the birthday (Civil Code articles 201 and 203). */
const isYoungerThan = (text: string, years: number, on: Day): boolean => {
  const born = birthDayOf(text)
  return born !== undefined && addMonths(born, years * 12) >= on
}

/**
 * Whether the holder of an ID number is under eighteen. The desk is told, since a guardian has to act or to agree
 * (Civil Code articles 17 to 19).
 */
export const isMinor = (text: string, on: Day = today()): boolean =>
  isChineseIdNumber(text, on) && isYoungerThan(text, 18, on)

export const wrongIdNumber = '身份证号有误，请核对'

/**
 * Why the portal refuses a Chinese ID number, in words fit to be shown; undefined for a number that it takes. Data of a
 * child under fourteen are sensitive and want a guardian's consent (PIPL articles 28 and 31), for which this portal has
 * no form.
 */
export const refusalOfIdNumber = (text: string, on: Day = today()): string | undefined => {
  if (!isChineseIdNumber(text, on)) return wrongIdNumber
  if (isYoungerThan(text, 14, on)) return '权利人未满十四周岁，不能在线办理，请由监护人联系平台工作人员'
  return undefined
}

/** Whether an ID number is masked, as the account shows it; sent back unchanged it stands for the stored number. */
export const isMaskedIdNumber = (text: string): boolean => text.includes('*')

/** The one nationality whose ID numbers have a check character that the portal knows. */
export const chineseNation = '中国'
