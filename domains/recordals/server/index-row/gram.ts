/**
 * The kinds of fields that grams come from. These numbers are part of the stored index: a new kind gets a new number, and no
 * number is used again.
 */
export const gramKinds = {
  recordName: 1,
  holder: 2,
  country: 3,
  registration: 4,
  registrationStart: 5,
  record: 6,
  recordStart: 7,
  goodsClass: 8,
  registerType: 9,
  recordState: 10,
  syllable: 11,
  syllables: 12,
  nameInitials: 13,
  initials: 14,
} as const
export type GramKind = keyof typeof gramKinds

/**
 * Hashes a piece of a field to a number of 32 bits (FNV-1a, then the finish of MurmurHash3); texts would make the array twice
 * as long and slower to compare. Two pieces may have the same number, so a search checks the row itself as well.
 */
export const gramOf = (kind: GramKind, piece: string): number => {
  // The kind is hashed as a step of its own: hashed together with the first character, 8 as a class would equal 1 in a name.
  let hash = Math.imul(0x811c9dc5 ^ gramKinds[kind], 0x01000193)
  for (let at = 0; at < piece.length; at += 1) hash = Math.imul(hash ^ piece.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}

const runs = (parts: readonly string[], length: 2 | 3, joint = ''): string[] => {
  const found: string[] = []
  for (let at = length - 1; at < parts.length; at += 1) {
    const pair = `${parts[at - 1]}${joint}${parts[at]}`
    found.push(length === 2 ? pair : `${parts[at - 2]}${joint}${pair}`)
  }
  return found
}

type NameKind = 'recordName' | 'holder' | 'country'

/** The grams under which the index finds a name: its characters and its pairs of neighbouring characters. */
export const nameGrams = (kind: NameKind, folded: string): number[] => {
  const characters = [...folded]
  return [...characters, ...runs(characters, 2)].map((piece) => gramOf(kind, piece))
}

/** The pieces to ask the index for: the pairs of a name, or its only character. */
const namePieces = (folded: string): string[] => {
  const characters = [...folded]
  return characters.length < 2 ? characters : runs(characters, 2)
}

/** The grams that every name which contains this text must have. */
export const wantedNameGrams = (kind: NameKind, folded: string): number[] =>
  namePieces(folded).map((piece) => gramOf(kind, piece))

type NumberKind = 'registration' | 'record'
const startOf = { registration: 'registrationStart', record: 'recordStart' } as const

/** The grams of a number: any three characters in a row, and its first one and first two. */
export const numberGrams = (kind: NumberKind, folded: string): number[] => {
  const signs = [...folded]
  return [
    ...[1, 2]
      .filter((length) => signs.length >= length)
      .map((length) => gramOf(startOf[kind], signs.slice(0, length).join(''))),
    ...runs(signs, 3).map((piece) => gramOf(kind, piece)),
  ]
}

/** A text of fewer characters than these is searched only at the beginning of a number. */
export const fewestInside = 3

export const wantedNumberGrams = (kind: NumberKind, folded: string): number[] => {
  const signs = [...folded]
  if (signs.length < fewestInside) return [gramOf(startOf[kind], folded)]
  return runs(signs, 3).map((piece) => gramOf(kind, piece))
}

/**
 * The grams of the sound: single syllables of the right's name, pairs of syllables of name and holder, and first letters: two
 * in a row of the name, three in a row of either.
 */
export const soundGrams = (name: readonly string[], holder: readonly string[]): number[] => {
  const firstLetters = (tokens: readonly string[]) => tokens.map((token) => token.slice(0, 1))
  return [
    ...name.map((token) => gramOf('syllable', token)),
    ...[name, holder].flatMap((tokens) => runs(tokens, 2, ' ').map((piece) => gramOf('syllables', piece))),
    ...runs(firstLetters(name), 2).map((piece) => gramOf('nameInitials', piece)),
    ...[name, holder].flatMap((tokens) => runs(firstLetters(tokens), 3).map((piece) => gramOf('initials', piece))),
  ]
}

export const wantedSyllables = (syllables: readonly string[]): number[] =>
  syllables.length < 2
    ? syllables.map((one) => gramOf('syllable', one))
    : runs(syllables, 2, ' ').map((piece) => gramOf('syllables', piece))

export const wantedInitials = (letters: string): number[] =>
  letters.length < fewestInside
    ? [gramOf('nameInitials', letters)]
    : runs([...letters], 3).map((piece) => gramOf('initials', piece))
