import { and, or, type SQL, sql } from 'drizzle-orm'
import { recordals } from '../recordal.table.ts'
import type { Asked } from './asked.ts'
import type { GramCounts } from './gram-counts.ts'

type Grams = readonly number[]
type Telling = { grams: number[]; rows: number }

/** When the index leaves this few rows, looking at them is faster than asking for a further gram. */
const few = 20
const mostGrams = 4
/**
 * The index reads the list of each gram at the rows that the others leave. Where that list is this many times longer than these
 * rows, reading the rows themselves is cheaper.
 */
const worthReading = 200
/**
 * Grams of one text mostly stand in the same rows, so the estimate assumes that a further gram leaves at least this share of
 * them.
 */
const leastShare = 0.05

/**
 * Of grams that a row must all have, chooses those worth asking the index for, the rarest first; `rows` estimates how many rows
 * they leave.
 */
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

/**
 * The condition by which the index names rows, undefined where the index cannot help; `isFew`: these rows are estimated to be
 * few.
 */
type Named = { condition: SQL | undefined; isFew: boolean }

type Choice = { condition: SQL; rows: number }

const oneOf = (ways: readonly Telling[]): Choice => ({
  condition: or(...ways.map(({ grams }) => holds(grams))) ?? sql`false`,
  rows: ways.reduce((total, { rows }) => total + rows, 0),
})

/**
 * With up to `telling` rows the index is asked for one condition only and the rows are looked at; beyond that, for at most
 * `mostBeside` further conditions.
 */
const telling = 2_000
const mostBeside = 3

/**
 * The condition for the index: it names every row that fulfils all of `asked`, and as few others as possible. Grams that every
 * row must have are asked together with each alternative of a condition that has several ways.
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
