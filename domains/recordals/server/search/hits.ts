import { type Folded, foldedNumber, foldName, foldNameInPlace } from '@portal/names/server'
import type { Recordal } from '../../contract/recordal.ts'
import type { MarkedField, RecordalFilter, Spans } from '../../contract/search.ts'
import { fewestInside } from '../index-row/gram.ts'
import { boxWords } from './asked.ts'

const foldNumberInPlace = (text: string): Folded => {
  const place: Folded = { folded: '', from: [], to: [] }
  let index = 0
  for (const character of text) {
    const next = foldedNumber(character)
    place.folded += next
    for (let at = 0; at < next.length; at += 1) {
      place.from.push(index)
      place.to.push(index + character.length)
    }
    index += character.length
  }
  return place
}

/** Where the parts stand in a text; spans that touch or overlap are joined. */
const spansOf = ({ folded, from, to }: Folded, parts: readonly { text: string; onlyAtStart: boolean }[]): Spans => {
  const found: [number, number][] = []
  for (const { text, onlyAtStart } of parts) {
    if (text === '') continue
    for (let at = folded.indexOf(text); at >= 0; at = folded.indexOf(text, at + text.length)) {
      if (onlyAtStart && at > 0) break
      found.push([from[at] ?? 0, to[at + text.length - 1] ?? 0])
    }
  }
  const spans: [number, number][] = []
  for (const [start, end] of found.toSorted(([a], [b]) => a - b)) {
    const last = spans.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else spans.push([start, end])
  }
  return spans
}

/** Where the searched texts stand in the fields of a row. What was found by its sound is not marked. */
export const hitsIn = (row: Recordal, filter: RecordalFilter): Record<MarkedField, Spans> => {
  const words = boxWords(filter)
  const inName = (text: string, own: string): Spans =>
    spansOf(
      foldNameInPlace(text),
      [...words, foldName(own)].map((part) => ({ text: part, onlyAtStart: false })),
    )
  const inNumber = (text: string, own: string): Spans =>
    spansOf(
      foldNumberInPlace(text),
      [...words, own].map(foldedNumber).map((part) => ({ text: part, onlyAtStart: [...part].length < fewestInside })),
    )
  return {
    recordName: inName(row.recordName, filter.recordName),
    name: inName(row.name, filter.name),
    conutryName: spansOf(foldNameInPlace(row.conutryName), [
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
