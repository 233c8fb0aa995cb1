import { and, or, type SQL, sql } from 'drizzle-orm'
import { foldName } from '../index-row/fold-name.ts'
import { gramOf, wantedNameGrams } from '../index-row/gram.ts'
import { recordals } from '../recordal.table.ts'
import { type Asked, anyOf, holdsGrams } from './asked.ts'

const latin = /^[a-z\d]+$/
/** Half of the pairs in common (Sørensen–Dice): 星辰花 and 星辰, but not 星辰 and 星空. */
const enough = 0.5

/** How alike two names are, from 0 to 1, by the pairs of characters they share. */
export const likeness = (folded: string): SQL<number> => {
  const pairs = wantedNameGrams('recordName', folded)
  const shared = sql`(select count(*) from unnest(${recordals.grams}) as gram where gram = any(${sql.param(`{${pairs.join(',')}}`)}::integer[]))`
  return sql<number>`case when ${recordals.foldedName} = ${folded} then 1.0
    else 2.0 * ${shared} / greatest(1, ${new Set(pairs).size} + char_length(${recordals.foldedName}) - 1) end`
}

const pieceOf = (characters: readonly string[], at: number, length: number): number[] =>
  wantedNameGrams('recordName', characters.slice(at, at + length).join(''))

/**
 * The same or a similar name of a right: either holds the other, or half of their pairs are the same. They must have two
 * characters in a row in common, of Latin letters and digits three; a name of a single character is only like itself.
 */
export const similarTo = (name: string): Asked => {
  const folded = foldName(name)
  const characters = [...folded]
  const run = latin.test(folded) ? 3 : 2
  if (characters.length < run) {
    const grams = characters.length === 0 ? [gramOf('recordName', '')] : wantedNameGrams('recordName', folded)
    return { index: holdsGrams(grams), row: sql`${recordals.foldedName} = ${folded}` }
  }
  const length = sql`char_length(${recordals.foldedName})`
  const row = or(
    sql`strpos(${recordals.foldedName}, ${folded}) > 0`,
    sql`(${length} >= ${run}::integer and strpos(${folded}, ${recordals.foldedName}) > 0)`,
    and(
      sql`${length} between ${Math.ceil(characters.length / 3)}::integer and ${characters.length * 3}::integer`,
      sql`${likeness(folded)} >= ${enough}`,
    ),
  )
  const starts = characters.slice(run - 1).map((_, at) => at)
  return anyOf(starts.map((at) => ({ index: holdsGrams(pieceOf(characters, at, run)), row })))
}
