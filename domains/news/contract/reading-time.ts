const charactersInAMinute = 400

/** The minutes that somebody needs to read a text, at least one; spaces do not count. */
export const readingMinutes = (plain: string): number =>
  Math.max(1, Math.ceil([...plain.replaceAll(/\s/g, '')].length / charactersInAMinute))
