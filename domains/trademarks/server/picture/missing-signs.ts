import type { Font } from 'fontkit'

/** What nobody sees has no picture, though the font may have a glyph for it. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

const signs = new Intl.Segmenter('zh', { granularity: 'grapheme' })

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** A sign as a text can name it: by its codes where it would not be seen. */
const shownOf = (sign: string): string =>
  [...sign].every((character) => unseen.test(character)) ? [...sign].map(codeOf).join(' ') : sign

/**
 * The signs of a name that the font cannot draw, each once. A sign is what a reader takes for one: an emoji joined of several
 * characters is named as a whole.
 */
export const missingSigns = (font: Pick<Font, 'hasGlyphForCodePoint'>, name: string): string[] => {
  const cannotDraw = (character: string) =>
    unseen.test(character) || !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  const missing = [...signs.segment(name)].filter(({ segment }) => [...segment].some(cannotDraw))
  return [...new Set(missing.map(({ segment }) => shownOf(segment)))]
}
