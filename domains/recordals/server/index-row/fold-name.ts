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

/** A character with the marks that belong to it; half-width voicing marks are letters to Unicode, and yet belong. */
const unit = /\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/gu
/** White space and what nobody sees. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Z}]+/gu
const asIs = /^[!-@[-`a-z{-~]$/

const foldUnit = (text: string): string => {
  if (asIs.test(text)) return text
  let folded = ''
  for (const character of text.normalize('NFKC').toLowerCase().replaceAll(unseen, '')) folded += simplify(character)
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
export const foldWords = (text: string, most: number): string[] => {
  const words = text.split(/[\s\p{Cc}\p{Z}]+/u).map(foldName)
  return [...new Set(words.filter((word) => word !== ''))].slice(0, most)
}
