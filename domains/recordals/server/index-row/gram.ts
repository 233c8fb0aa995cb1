/** What a gram is a piece of. The numbers stand in the index: a new kind gets a new number, none is given twice. */
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
 * A piece of a field as one number of 32 bits (FNV-1a, then the finish of MurmurHash3). As text the array would be twice as
 * long and slower to compare. Two pieces may share a number: whoever searches looks into the row as well.
 */
export const gramOf = (kind: GramKind, piece: string): number => {
  // A step of its own: taken together with the first character, 8 as a class would be 1 in a name.
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

/** What a row is found by: each character of a name, and each pair. */
export const nameGrams = (kind: NameKind, folded: string): number[] => {
  const characters = [...folded]
  return [...characters, ...runs(characters, 2)].map((piece) => gramOf(kind, piece))
}

/** Its pairs say enough of a name, a single character is its own. */
const namePieces = (folded: string): string[] => {
  const characters = [...folded]
  return characters.length < 2 ? characters : runs(characters, 2)
}

/** All that a name must have that holds this text. */
export const wantedNameGrams = (kind: NameKind, folded: string): number[] =>
  namePieces(folded).map((piece) => gramOf(kind, piece))

type NumberKind = 'registration' | 'record'
const startOf = { registration: 'registrationStart', record: 'recordStart' } as const

/** A number is found by any three signs of it, and by the one or two that it begins with. */
export const numberGrams = (kind: NumberKind, folded: string): number[] => {
  const signs = [...folded]
  return [
    ...[1, 2]
      .filter((length) => signs.length >= length)
      .map((length) => gramOf(startOf[kind], signs.slice(0, length).join(''))),
    ...runs(signs, 3).map((piece) => gramOf(kind, piece)),
  ]
}

/** Fewer signs than three are looked for where a number begins. */
export const fewestInside = 3

export const wantedNumberGrams = (kind: NumberKind, folded: string): number[] => {
  const signs = [...folded]
  if (signs.length < fewestInside) return [gramOf(startOf[kind], folded)]
  return runs(signs, 3).map((piece) => gramOf(kind, piece))
}

/** By the sound: syllables of the name one by one, pairs of them, and first letters: two of the name, three of either. */
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
