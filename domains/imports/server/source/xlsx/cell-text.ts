/** One more than the longest cell of Excel has: a longer text is refused in any case and need not be held in memory. */
const longest = 32_768

/** Collects the text of a cell, which the parser gives in pieces; a text too long for any field is cut. */
export const cellText = (): { add: (piece: string) => void; take: () => string } => {
  let text = ''
  return {
    add: (piece) => {
      if (text.length < longest) text += piece.slice(0, longest)
    },
    take: () => {
      const taken = text
      text = ''
      return taken
    },
  }
}

/**
 * Decodes escapes such as `_x000D_`, by which a workbook writes characters that XML cannot hold (ECMA-376 part 1, 22.9.2.19).
 */
export const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-fA-F]{4})_/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    : text
