import traditional from 'opencc-js/dict/TSCharacters'

const simplified: ReadonlyMap<string, string> = new Map(
  traditional.split('|').map((line) => {
    const [from = '', to = ''] = line.split(' ')
    return [from, to] as const
  }),
)

/** A character with the marks that belong to it; half-width voicing marks are letters to Unicode, and yet belong. */
const unit = /\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/gu
/** White space and what nobody sees. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Z}]+/gu
const asIs = /^[!-@[-`a-z{-~]$/

const foldUnit = (text: string): string => {
  if (asIs.test(text)) return text
  let folded = ''
  for (const character of text.normalize('NFKC').toLowerCase().replaceAll(unseen, ''))
    folded += simplified.get(character) ?? character
  return folded
}

/**
 * A name as it is compared: width, case, traditional form and white space make no difference. `origin` tells of each
 * UTF-16 unit of the folded text where in the text the character begins that it comes from, and at the end where it ends.
 */
export const foldNameWithOrigin = (text: string): { folded: string; origin: number[] } => {
  let folded = ''
  const origin: number[] = []
  for (const { 0: whole, index } of text.matchAll(unit)) {
    const next = foldUnit(whole)
    folded += next
    for (let at = 0; at < next.length; at += 1) origin.push(index)
  }
  origin.push(text.length)
  return { folded, origin }
}

/** Names repeat, of holders above all; their folding is kept for so many. */
const mostKept = 20_000
const kept = new Map<string, string>()

/** Nothing in it but what folds character by character to itself or to its simplified form: nearly every name. */
const plain = /^[!-@[-`a-z{-~\u4e00-\u9fff]*$/

const foldPlain = (text: string): string => {
  let folded = ''
  for (const character of text) folded += simplified.get(character) ?? character
  return folded
}

export const foldName = (text: string): string => {
  const known = kept.get(text)
  if (known !== undefined) return known
  const folded = plain.test(text) ? foldPlain(text) : foldNameWithOrigin(text).folded
  if (kept.size >= mostKept) kept.clear()
  kept.set(text, folded)
  return folded
}

/** The words of the one box: cut at white space, folded, each once. */
export const foldWords = (text: string, most: number): string[] => {
  const words = text.split(/[\s\p{Cc}\p{Z}]+/u).map(foldName)
  return [...new Set(words.filter((word) => word !== ''))].slice(0, most)
}
