import type { SourceLine } from '@portal/platform/server'
import { importLimits } from '../../../contract/import.ts'
import type { MarkupReader } from '../parts/read-markup.ts'
import { cellText, withoutEscapes } from './cell-text.ts'
import type { SharedStrings } from './shared-strings.ts'

/** One column more than a list may have: enough to notice that a list has too many. */
const mostColumns = importLimits.columns + 1
/** The most rows of a sheet (ECMA-376 part 1, 18.3.1.73). */
const mostRows = 1_048_576

/** The column of a cell, counted from 0, by the cell's name: `AB12` → 27; -1 where the name is not one of a cell. */
const columnOf = (place: string): number => {
  let at = 0
  for (const sign of place) {
    const letter = sign.charCodeAt(0) - 64
    if (letter < 1 || letter > 26) break
    at = at * 26 + letter
  }
  return at - 1
}

/** A number in the form in which Excel shows it: `2.44497E5` → 244497. */
const numberText = (text: string): string =>
  /[.eE]/.test(text) && Number.isFinite(Number(text)) ? String(Number(text)) : text

/** Makes lines from the markup of a sheet; of a formula it reads the stored result and not its text. */
export const rowsOf = (strings: SharedStrings, found: (line: SourceLine) => void): MarkupReader => {
  let cells: string[] = []
  let line = 0
  let column = -1
  let type = ''
  let isValue = false
  let isPhonetic = false
  const value = cellText()

  const shownText = (text: string): string => {
    if (type === 's') return strings(Number(text)) ?? ''
    if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
    return type === '' || type === 'n' ? numberText(text) : withoutEscapes(text)
  }
  const put = () => {
    const text = value.take()
    if (column < 0 || column >= mostColumns || text === '') return
    while (cells.length < column) cells.push('')
    cells[column] = shownText(text)
  }
  return {
    open: (name, attributes) => {
      if (name === 'row') {
        const named = Number(attributes.r)
        line = named > line && named <= mostRows ? Math.floor(named) : line + 1
        cells = []
        column = -1
      } else if (name === 'c') {
        const named = columnOf(attributes.r ?? '')
        column = named < 0 ? column + 1 : named
        type = attributes.t ?? ''
      } else if (name === 'rPh') isPhonetic = true
      else isValue = (name === 'v' || name === 't') && !isPhonetic
    },
    text: (text) => {
      if (isValue) value.add(text)
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'c') put()
      else if (name === 'row' && cells.some((cell) => cell.trim() !== '')) found({ line, cells })
    },
  }
}
