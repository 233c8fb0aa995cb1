import { Converter, type ConverterFunction } from 'opencc-js/t2cn'

let convert: ConverterFunction | undefined
/**
 * The simplified form of each character that was met. Characters are converted one by one: a conversion of whole words would
 * depend on neighbouring characters, and a search for a part of a name would miss it.
 */
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
 * A character with its combining marks. Unicode counts half-width voicing marks as letters, but they belong to the character
 * before them; and so do the jamo from which some systems compose a Hangul syllable.
 */
const unit =
  /(?:[\u1100-\u115f\ua960-\ua97c][\u1160-\u11a7\ud7b0-\ud7c6]?[\u11a8-\u11ff\ud7cb-\ud7fb]?|[\uac00-\ud7a3][\u11a8-\u11c2]?|\P{M})[\p{M}\uff9e\uff9f]*|\p{M}+/gu
/** White space and characters that nobody sees, such as variation selectors. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]+/gu
/** The dot that lower-casing İ leaves behind its i. */
const dotOfI = /(?<=i)\u0307/g
const asIs = /^[!-@[-`a-z{-~]$/

const foldUnit = (text: string): string => {
  if (asIs.test(text)) return text
  let folded = ''
  // Lower, upper and lower case again, so that ß and ẞ become ss, ς becomes σ and ı becomes i.
  const lower = text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')
  for (const character of lower.replaceAll(dotOfI, '').replaceAll(unseen, '')) folded += simplify(character)
  return folded
}

/**
 * A text in the form in which it is compared; `from` and `to` say, for each of its UTF-16 units, where the character that it
 * comes from begins and ends in the original text.
 */
export type Folded = { folded: string; from: number[]; to: number[] }

/** Folds a name for comparison: width, case, traditional forms and white space make no difference. */
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

/** Names repeat, most of all names of holders, so the folded forms of this many names are kept in memory. */
const mostKept = 20_000
const kept = new Map<string, string>()

/** Texts of characters that fold one by one, each to itself or to its simplified form; nearly every name is such a text. */
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

/** The words of the single search box: cut at white space, folded, without repetitions. */
export const foldWords = (text: string): string[] => {
  const words = text.split(/[\s\p{Cc}\p{Z}]+/u).map(foldName)
  return [...new Set(words.filter((word) => word !== ''))]
}
