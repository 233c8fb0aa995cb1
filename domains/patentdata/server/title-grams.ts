/** A title as it is searched: in small letters, of either width, without blanks. */
export const plainTitle = (title: string): string => title.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '')

/** Two signs that stand beside each other, as a number of 32 bits; two pairs with one number cost a look at the title. */
const pairOf = (first: string, second: string): number =>
  ((first.codePointAt(0) ?? 0) * 65_599 + (second.codePointAt(0) ?? 0)) | 0

/** The pairs of signs of a plain title, by which it is found; of what was typed, all of them stand in each title that holds it. */
export const titleGrams = (plain: string): number[] => {
  const signs = [...plain]
  return [...new Set(signs.slice(1).map((sign, at) => pairOf(signs[at] ?? '', sign)))]
}
