import { foldNumber } from '@portal/names/contract'
import { addDays, type Day, readList } from '@portal/platform/contract'
import type { Facts, RightFacts, Seen, SeenFile } from './facts.ts'
import { holdsPattern } from './patterns.ts'
import type { FilePredicate, Predicate } from './when.ts'

type Values = Facts['values']
type SeenFacts = Facts & { seen: Seen }

/** So much of a field is read, and so many entries of a list: more than any form takes, and little to compare with a paper. */
const read = { characters: 2_000, entries: 20 } as const

/** A field as text: of a number its digits, of anything else that is no text nothing. */
const textOf = (values: Values, field: string): string => {
  const value = values[field]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.slice(0, read.characters).trim() : ''
}

/** The entries of a field that holds a list, as an array or as JSON text. */
export const entriesOf = (values: Values, field: string): unknown[] => {
  const list = readList(values[field])
  return Array.isArray(list) ? list.slice(0, read.entries) : []
}

/** An entry of a list in which nothing was written, as a form has it that shows an empty line. */
const isBlank = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null
    ? Object.values(entry).every((part) => part === null || part === undefined || String(part).trim() === '')
    : String(entry ?? '').trim() === ''

const isEmpty = (values: Values, field: string): boolean => {
  const entries = entriesOf(values, field)
  if (entries.length > 0) return entries.every(isBlank)
  const text = textOf(values, field)
  return text === '' || text === '[]'
}

const numbersIn = (values: Values): string[] =>
  entriesOf(values, 'rightInfo').flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'rightNo' in entry && typeof entry.rightNo === 'string'
      ? foldNumber(entry.rightNo.slice(0, read.characters)).replace(/^zl/, '') || []
      : [],
  )

/** Whether the text layer lacks what the field says; of `rightInfo`, every number in it. Without either it lacks nothing. */
const lacksText = (text: string, { values, seen }: SeenFacts, field: string): boolean => {
  if (text.trim() === '') return false
  if (field === 'rightInfo') {
    const numbers = numbersIn(values)
    const folded = foldNumber(text)
    return numbers.length > 0 && numbers.every((number) => !folded.includes(number))
  }
  const wanted = seen.foldName(textOf(values, field))
  return wanted !== '' && !seen.foldName(text).includes(wanted)
}

/** Answers a predicate about one file: nothing is known of one that does not open, nor of a document what a picture has. */
export const holdsOfFile = (predicate: FilePredicate, file: SeenFile, facts: SeenFacts): boolean | undefined => {
  if (predicate.is === 'unreadable') return !file.readable
  if (!file.readable) return undefined
  switch (predicate.is) {
    case 'blank':
      return file.blank
    case 'sideBelow':
      return file.side === null ? undefined : file.side < predicate.px
    case 'sharpnessBelow':
      return file.blurred === null ? undefined : file.blurred && !file.blank
    case 'textLacks':
      return file.text === null ? undefined : lacksText(file.text, facts, predicate.field)
    case 'noTextLayer':
      return file.text === null ? undefined : file.text.trim() === ''
    case 'pagesAbove':
      return file.pages === null ? undefined : file.pages > predicate.pages
  }
}

const endsWithin = (day: Day | null | undefined, days: number, today: Day): boolean =>
  day !== null && day !== undefined && day <= addDays(today, days)

const holdsOfRight = (predicate: Predicate, right: RightFacts, { values, today, seen }: Facts): boolean => {
  const ofKind = (kind: string) => (right.papers ?? []).filter((paper) => paper.kind === kind)
  switch (predicate.is) {
    case 'namesDiffer': {
      const [written, held] = [textOf(values, predicate.field), right.obligeeName].map((name) => seen?.foldName(name))
      return written !== '' && held !== '' && written !== held
    }
    case 'rightEndsWithin':
      return endsWithin(right.rightEndDate, predicate.days, today)
    case 'rightRecorded':
      return right.recordals.some(({ recordEndDate }) => recordEndDate === null || recordEndDate >= today)
    case 'lacksPaper':
      return ofKind(predicate.kind).length === 0
    case 'paperEndsWithin':
      return ofKind(predicate.kind).some(({ validUntil }) => endsWithin(validUntil, predicate.days, today))
    default:
      return false
  }
}

const isTwice = (files: readonly SeenFile[]): boolean => new Set(files.map(({ sha256 }) => sha256)).size < files.length

/** Answers a predicate about the fields, about all files or about the right; undefined where no right or no file is known. */
export const holdsOfForm = (predicate: Exclude<Predicate, FilePredicate>, facts: Facts): boolean | undefined => {
  const { values, seen } = facts
  switch (predicate.is) {
    case 'always':
      return true
    case 'empty':
      return isEmpty(values, predicate.field)
    case 'matches':
      return holdsPattern(predicate.pattern, textOf(values, predicate.field))
    case 'count':
      return entriesOf(values, predicate.field).length < predicate.below
    case 'sameFile':
      return seen && isTwice(seen.files)
    default:
      return seen?.right && holdsOfRight(predicate, seen.right, facts)
  }
}
