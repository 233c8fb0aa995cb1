/** Single characters and pairs of the texts, each once. */
export const gramsOf = (texts: readonly string[]): string[] => {
  const found = new Set<string>()
  for (const text of texts) {
    const characters = [...text.normalize('NFKC').toLowerCase()]
    for (const [at, character] of characters.entries()) {
      found.add(character)
      if (at > 0) found.add(`${characters[at - 1]}${character}`)
    }
  }
  return [...found]
}
