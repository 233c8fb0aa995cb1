import { foldNumber, type MarkedField, type Recordal, type RecordalFilter, type Spans } from '../../contract/index.ts'
import { foldName, foldNameWithOrigin } from '../index-row/fold-name.ts'
import { fewestInside } from '../index-row/gram.ts'
import { boxWords } from './asked.ts'

type Folded = { folded: string; origin: number[] }

const foldNumberWithOrigin = (text: string): Folded => {
  let folded = ''
  const origin: number[] = []
  let index = 0
  for (const character of text) {
    const next = foldNumber(character)
    folded += next
    for (let at = 0; at < next.length; at += 1) origin.push(index)
    index += character.length
  }
  origin.push(text.length)
  return { folded, origin }
}

/** Where the parts stand; what touches or overlaps is one. */
const spansOf = ({ folded, origin }: Folded, parts: readonly { text: string; onlyAtStart: boolean }[]): Spans => {
  const found: [number, number][] = []
  for (const { text, onlyAtStart } of parts) {
    if (text === '') continue
    for (let at = folded.indexOf(text); at >= 0; at = folded.indexOf(text, at + text.length)) {
      if (onlyAtStart && at > 0) break
      const [from = 0, to = from] = [origin[at], endOf(origin, at + text.length)]
      found.push([from, to])
    }
  }
  const spans: [number, number][] = []
  for (const [from, to] of found.toSorted(([a], [b]) => a - b)) {
    const last = spans.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else spans.push([from, to])
  }
  return spans
}

/** The first character that begins behind the hit: one that folds to several units is marked as a whole. */
const endOf = (origin: readonly number[], from: number): number | undefined => {
  let at = from
  while (at < origin.length - 1 && origin[at] === origin[from - 1]) at += 1
  return origin[at]
}

/** Where a row holds what was asked for, by field; nothing is marked that was found by its sound. */
export const hitsIn = (row: Recordal, filter: RecordalFilter): Record<MarkedField, Spans> => {
  const words = boxWords(filter)
  const inName = (text: string, own: string): Spans =>
    spansOf(
      foldNameWithOrigin(text),
      [...words, foldName(own)].map((part) => ({ text: part, onlyAtStart: false })),
    )
  const inNumber = (text: string, own: string): Spans =>
    spansOf(
      foldNumberWithOrigin(text),
      [...words, own].map(foldNumber).map((part) => ({ text: part, onlyAtStart: [...part].length < fewestInside })),
    )
  return {
    recordName: inName(row.recordName, filter.recordName),
    name: inName(row.name, filter.name),
    conutryName: spansOf(foldNameWithOrigin(row.conutryName), [
      { text: foldName(filter.conutryName), onlyAtStart: false },
    ]),
    registerNum: inNumber(row.registerNum, filter.registerNum),
    recordNum: inNumber(row.recordNum, filter.recordNum),
  }
}

export const noHits: Record<MarkedField, Spans> = {
  recordName: [],
  name: [],
  conutryName: [],
  registerNum: [],
  recordNum: [],
}
