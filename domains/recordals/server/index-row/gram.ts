import { numberedPiece, piecesOf, runs, wantedPieces } from '@portal/names/server'

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

/** A piece of a field as the number under which the index keeps it. */
export const gramOf = (kind: GramKind, piece: string): number => numberedPiece(gramKinds[kind], piece)

type NameKind = 'recordName' | 'holder' | 'country'

/** The grams under which the index finds a name: its characters and its pairs of neighbouring characters. */
export const nameGrams = (kind: NameKind, folded: string): number[] =>
  piecesOf(folded).map((piece) => gramOf(kind, piece))

/** The grams that every name which contains this text must have. */
export const wantedNameGrams = (kind: NameKind, folded: string): number[] =>
  wantedPieces(folded).map((piece) => gramOf(kind, piece))

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
