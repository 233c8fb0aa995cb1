import { Converter, type ConverterFunction } from 'opencc-js/t2cn'

let convert: ConverterFunction | undefined
/** Of each character that was met its simplified form. By words it would depend on the neighbours, and a part not be found. */
const simplified = new Map<string, string>()

const simplify = (character: string): string => {
  const known = simplified.get(character)
  if (known !== undefined) return known
  convert ??= Converter({ from: 't', to: 'cn' })
  const simple = convert(character)
  simplified.set(character, simple)
  return simple
}

/**
 * A character with the marks that belong to it; half-width voicing marks are letters to Unicode, and yet belong, and so do
 * the jamo of which some systems make a syllable of Hangul.
 */
const unit =
  /(?:[\u1100-\u115f\ua960-\ua97c][\u1160-\u11a7\ud7b0-\ud7c6]?[\u11a8-\u11ff\ud7cb-\ud7fb]?|[\uac00-\ud7a3][\u11a8-\u11c2]?|\P{M})[\p{M}\uff9e\uff9f]*|\p{M}+/gu
/** White space and what nobody sees, such as the selector of a variant. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]+/gu
/** What lower case leaves of İ besides an i. */
const dotOfI = /(?<=i)\u0307/g
const asIs = /^[!-@[-`a-z{-~]$/

const foldUnit = (text: string): string => {
  if (asIs.test(text)) return text
  let folded = ''
  // There and back, so that ß and ẞ are ss, ς is σ and ı is i.
  const lower = text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')
  for (const character of lower.replaceAll(dotOfI, '').replaceAll(unseen, '')) folded += simplify(character)
  return folded
}

/** A text as it is compared, and of each of its UTF-16 units from where to where in the text the character stands it comes from. */
export type Folded = { folded: string; from: number[]; to: number[] }

/** A name as it is compared: width, case, traditional form and white space make no difference. */
export const foldNameInPlace = (text: string): Folded => {
  const place: Folded = { folded: '', from: [], to: [] }
  for (const { 0: whole, index } of text.matchAll(unit)) {
    const next = foldUnit(whole)
    place.folded += next
    for (let at = 0; at < next.length; at += 1) {
      place.from.push(index)
      place.to.push(index + whole.length)
    }
  }
  return place
}

/** Names repeat, of holders above all; their folding is kept for so many. */
const mostKept = 20_000
const kept = new Map<string, string>()

/** Nothing in it but what folds character by character to itself or to its simplified form: nearly every name. */
const plain = /^[!-@[-`a-z{-~\u4e00-\u9fff]*$/

const foldPlain = (text: string): string => {
  let folded = ''
  for (const character of text) folded += simplify(character)
  return folded
}

export const foldName = (text: string): string => {
  const known = kept.get(text)
  if (known !== undefined) return known
  const folded = plain.test(text) ? foldPlain(text) : foldNameInPlace(text).folded
  if (kept.size >= mostKept) kept.clear()
  kept.set(text, folded)
  return folded
}

/** The words of the one box: cut at white space, folded, each once. */
export const foldWords = (text: string): string[] => {
  const words = text.split(/[\s\p{Cc}\p{Z}]+/u).map(foldName)
  return [...new Set(words.filter((word) => word !== ''))]
}
