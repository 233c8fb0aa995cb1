const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkCharacters = '10X98765432'

/** Whether a Chinese ID number is one: a real date of birth, and the check character of GB 11643-1999. */
export const isChineseIdNumber = (text: string): boolean => {
  const parts = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(text)
  if (!parts) return false
  const day = parts.slice(1).join('-')
  const born = Date.parse(`${day}T00:00:00Z`)
  if (!Number.isFinite(born) || !new Date(born).toISOString().startsWith(day)) return false
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return checkCharacters[sum % 11] === text[17]?.toUpperCase()
}

/** A number as the account shows it; sent back unchanged it stands for the stored one (accounts, `userinfo`). */
export const isMaskedIdNumber = (text: string): boolean => text.includes('*')

/** The one nationality whose ID numbers have a check character that we know. */
export const chineseNation = '中国'
