const plainRange = /^[\u0020-\u0040\u005b-\u007e\u4e00-\u9fff]$/u

/**
 * A character in the form in which the search compares it: full and half width, capital and small letters, and all kinds of
 * white space are the same.
 */
export const foldCharacter = (character: string): string => {
  if (plainRange.test(character)) return character
  if (/\s/u.test(character)) return ' '
  return character.normalize('NFKC').toLowerCase()
}

/**
 * A text in the form in which the search compares it. It keeps the number of characters, so that a hit can be marked in the
 * text itself.
 */
export const foldText = (text: string): string => {
  let folded = ''
  for (const character of text) {
    const next = foldCharacter(character)
    if (next === ' ' && folded.endsWith(' ')) continue
    folded += next
  }
  return folded.trim()
}

/** The first `most` words of a search, each once. A text must contain all of them, each anywhere in it. */
export const wordsOf = (keyword: string, most: number): string[] =>
  [
    ...new Set(
      foldText(keyword)
        .split(' ')
        .filter((word) => word !== ''),
    ),
  ].slice(0, most)
