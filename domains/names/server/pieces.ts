/** The runs of `length` parts that stand side by side, `joint` between the parts. */
export const runs = (parts: readonly string[], length: 2 | 3, joint = ''): string[] => {
  const found: string[] = []
  for (let at = length - 1; at < parts.length; at += 1) {
    const pair = `${parts[at - 1]}${joint}${parts[at]}`
    found.push(length === 2 ? pair : `${parts[at - 2]}${joint}${pair}`)
  }
  return found
}

/** The pieces under which an index finds a folded text by any part of it: its characters, and its pairs of neighbours. */
export const piecesOf = (folded: string): string[] => {
  const characters = [...folded]
  return [...characters, ...runs(characters, 2)]
}

/** The pieces to ask such an index for: the pairs of the text, or its only character. */
export const wantedPieces = (folded: string): string[] => {
  const characters = [...folded]
  return characters.length < 2 ? characters : runs(characters, 2)
}
