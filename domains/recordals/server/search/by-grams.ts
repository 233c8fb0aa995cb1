import { and, or, type SQL, sql } from 'drizzle-orm'
import { recordals } from '../recordal.table.ts'
import type { Asked } from './asked.ts'
import type { GramCounts } from './gram-counts.ts'

type Grams = readonly number[]
type Telling = { grams: number[]; rows: number }

/** So few rows are sooner looked at than told apart by a further gram. */
const few = 20
const mostGrams = 4
/**
 * The index reads the list of each gram where the others agree. Beside a list that is so many times as long as what is
 * left, it is cheaper to look into the rows.
 */
const worthReading = 200
/** Grams of one text mostly come together: a further one is not believed to tell more than this share. */
const leastShare = 0.05

/** Of grams that all must stand in a row those that tell most, the rarest first; and how many rows these leave. */
export const tellingGrams = (grams: Grams, counts: GramCounts): Telling => {
  const sorted = [...new Set(grams)].toSorted((a, b) => counts.of(a) - counts.of(b))
  const chosen: number[] = []
  let rows = counts.rows
  for (const gram of sorted.slice(0, mostGrams)) {
    const count = counts.of(gram)
    if (chosen.length > 0 && (rows <= few || count > rows * worthReading)) break
    rows = chosen.length === 0 ? count : rows * Math.max(count / counts.rows, leastShare)
    chosen.push(gram)
  }
  return { grams: chosen, rows }
}

const holds = (grams: Grams): SQL => sql`${recordals.grams} @> ${sql.param(`{${grams.join(',')}}`)}::integer[]`

/** By what the index names rows, undefined where it is of no help; and whether these are thought to be few. */
type Named = { condition: SQL | undefined; isFew: boolean }

type Choice = { condition: SQL; rows: number }

const oneOf = (ways: readonly Telling[]): Choice => ({
  condition: or(...ways.map(({ grams }) => holds(grams))) ?? sql`false`,
  rows: ways.reduce((total, { rows }) => total + rows, 0),
})

/** So many rows are looked into rather than that a second thing is asked of the index; and no more things than these. */
const telling = 2_000
const mostBeside = 3

/**
 * What the index is asked for, so that it names all rows for which this holds and not many more. What must hold in any case is asked together with each of the ways in which something else may.
 */
export const namedByIndex = (asked: readonly Asked[], counts: GramCounts): Named => {
  const always = asked.flatMap(({ ways }) => (ways.length === 1 ? (ways[0] ?? []) : []))
  const choices = asked
    .filter(({ ways }) => ways.length !== 1 && ways.every((way) => way.length > 0))
    .map(({ ways }) => oneOf(ways.map((way) => tellingGrams([...way, ...always], counts))))
  const plain = always.length === 0 ? [] : [oneOf([tellingGrams(always, counts)])]
  const [best, ...others] = [...choices, ...plain].toSorted((a, b) => a.rows - b.rows)
  if (!best) return { condition: undefined, isFew: false }
  if (best.rows <= telling) return { condition: best.condition, isFew: true }
  const more = others.filter((one) => choices.includes(one)).slice(0, mostBeside)
  return { condition: and(best.condition, ...more.map(({ condition }) => condition)), isFew: false }
}
