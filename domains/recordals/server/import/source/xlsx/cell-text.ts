/** Ten times what a field takes: what is longer is refused anyway, and need not be held. */
const longest = 3_000

/** Gathers the text of a cell, which comes in pieces; what is too long for any field is cut. */
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

/** `_x000D_` is how a text of a workbook writes a sign that XML cannot hold (ECMA-376 part 1, 22.9.2.19). */
export const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-fA-F]{4})_/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    : text
