/** The characters of a unified social credit code, each counted by its place (GB 32100-2015): without I, O, S, V and Z. */
const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
/** The weights of the first 17 characters: powers of 3 modulo 31. */
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** Whether a tax number is a unified social credit code whose last character checks the others (GB 32100-2015). */
const isCreditCode = (text: string): boolean => {
  if (text.length !== 18 || ![...text].every((character) => characters.includes(character))) return false
  const sum = weights.reduce((before, weight, at) => before + weight * characters.indexOf(text.charAt(at)), 0)
  return characters.indexOf(text.charAt(17)) === (31 - (sum % 31)) % 31
}

/**
 * Judges the tax number of a mainland enterprise. `older`: 15 or 20 digits of before the unified code, which nothing checks;
 * they are taken, and whoever reads them is asked to compare them with the paper.
 */
export const judgeTaxNo = (text: string): 'valid' | 'older' | 'wrong' => {
  if (isCreditCode(text)) return 'valid'
  return /^(\d{15}|\d{20})$/.test(text) ? 'older' : 'wrong'
}
