import { csvLines } from './csv-lines.ts'
import { headingLine, type KnownHeadings, tellingHeadings } from './heading-line.ts'

/** The signs that may separate the cells of a CSV. A full-width comma is not among them, since it belongs to texts. */
export const separatorSigns = { comma: ',', semicolon: ';', tab: '\t' } as const
export type Separator = keyof typeof separatorSigns

/** The separator of a CSV, and whether it can hardly be another one. */
export type FoundSeparator = { separator: Separator; isSure: boolean }

type Trial = { separator: Separator; known: number; even: number; width: number }

/** How well a separator fits the first lines. */
const tryOut = async (lines: readonly string[], knownHeadings: KnownHeadings, separator: Separator): Promise<Trial> => {
  const rows: (readonly string[])[] = []
  const texts = async function* () {
    yield lines
  }
  for await (const batch of csvLines(texts(), separatorSigns[separator])) {
    rows.push(...batch.filter(({ fault }) => fault === undefined).map(({ cells }) => cells))
  }
  const at = headingLine(
    rows.map((cells) => ({ cells })),
    knownHeadings,
  )
  const headings = rows[at] ?? []
  const width = headings.length
  const even = width > 1 ? rows.slice(at).filter(({ length }) => length === width).length : 0
  const known = knownHeadings(headings)
  return { separator, known: known < tellingHeadings ? 0 : known, even, width }
}

const isBetter = (one: Trial, other: Trial): boolean => {
  if (one.known !== other.known) return one.known > other.known
  return one.even !== other.even ? one.even > other.even : one.width > other.width
}

/**
 * Finds the separator of a CSV by its first lines: the one under which most headings are known, else the one that splits most
 * lines into the same number of cells. Signs in quotes, in titles above the headings or in lists of names do not count.
 */
export const findSeparator = async (
  lines: readonly string[],
  knownHeadings: KnownHeadings,
): Promise<FoundSeparator> => {
  const comma = await tryOut(lines, knownHeadings, 'comma')
  const others = [await tryOut(lines, knownHeadings, 'semicolon'), await tryOut(lines, knownHeadings, 'tab')]
  const best = others.reduce((found, one) => (isBetter(one, found) ? one : found), comma)
  const rivals = [comma, ...others].filter((one) => one !== best)
  const isSure = best.known > 0 ? rivals.every(({ known }) => known === 0) : rivals.every(({ width }) => width <= 1)
  return { separator: best.separator, isSure: isSure && best.width > 1 }
}
