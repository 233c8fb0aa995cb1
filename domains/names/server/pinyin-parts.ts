const tones = /[\u0300\u0301\u0304\u030c]/g
const breaks = /[\s'’·\p{Pd}]+/u
/** Ways to type ü: lü and nü are typed in several ways, with v among them; lüe and nüe are mostly typed without the dots. */
const spellings: readonly [RegExp, string][] = [
  [/u\u0308|u:/g, 'v'],
  [/(?<=[ln])yu/g, 'v'],
]
const withoutDots = /(?<=[ln])ue/g

/**
 * The parts of a text of Latin letters and digits, which may be pinyin, cut where its writer left spaces; undefined for other
 * texts.
 */
export const pinyinParts = (text: string): string[] | undefined => {
  let plain = text.normalize('NFKC').normalize('NFD').toLowerCase().replaceAll(tones, '')
  for (const [written, read] of spellings) plain = plain.replaceAll(written, read)
  const parts = plain.split(breaks).filter((part) => part !== '')
  const isSpoken = parts.length > 0 && parts.every((part) => /^[a-z\d]+$/.test(part))
  return isSpoken && /[a-z]/.test(plain) ? parts : undefined
}

/** The parts with the dots that a writer of lue and nue mostly leaves out. */
export const withDots = (parts: readonly string[]): string[] => parts.map((part) => part.replaceAll(withoutDots, 've'))
