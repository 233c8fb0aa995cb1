/** Two letters side by side that look like one. */
const joinedLetters: Readonly<Record<string, string>> = { rn: 'm', vv: 'w' }

const token = /rn|vv|./gsu

/** The signs of a name as an eye may join them: `corner` is c, o, rn, e, r. */
export const lookTokens = (folded: string): string[] => folded.match(token) ?? []

/** The signs that those of `lookTokens` look like: `corner` is c, o, m, e, r. */
export const lookSigns = (folded: string): string[] => lookTokens(folded).map((one) => joinedLetters[one] ?? one)
