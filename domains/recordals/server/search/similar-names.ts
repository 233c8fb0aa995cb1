import { foldName } from '@portal/names/server'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { gramOf, wantedNameGrams } from '../index-row/gram.ts'
import { recordals } from '../recordal.table.ts'
import type { Asked } from './asked.ts'
import type { GramCounts } from './gram-counts.ts'

const latin = /^[a-z\d]+$/
/** How many characters in a row two similar names must have in common. */
export const sharedRun = (folded: string): number => (latin.test(folded) ? 3 : 2)
/** Names are similar from this likeness on: half of their pairs in common (Sørensen–Dice), as 星辰花 and 星辰, but not 星辰 and 星空. */
const enough = 0.5
/**
 * At most this many pieces of a name are searched, the rarest ones; all but the first must together stand in no more than
 * `mostRows` rows, which can be compared at once.
 */
const mostPieces = 24
const mostRows = 5_000

const pairsOf = (folded: string): string[] => {
  const characters = [...folded]
  return [...new Set(characters.slice(1).map((character, at) => `${characters[at]}${character}`))]
}

/** How alike two names are, from 0 to 1, by the pairs of characters they share. */
export const likeness = (folded: string): SQL<number> => {
  const pairs = pairsOf(folded)
  const held = pairs.map((pair) => sql`(strpos(${recordals.foldedName}, ${pair}) > 0)::integer`)
  const shared = sql`(${sql.join([sql`0`, ...held], sql` + `)})`
  return sql<number>`case when ${recordals.foldedName} = ${folded} then 1.0
    else 2.0 * ${shared} / greatest(1, ${pairs.length} + char_length(${recordals.foldedName}) - 1) end`
}

/** All pieces of a name of the given length, each as its grams. */
const piecesOf = (characters: readonly string[], length: number): number[][] =>
  characters.slice(length - 1).map((_, at) => wantedNameGrams('recordName', characters.slice(at, at + length).join('')))

/** The rarest pieces that together stand in no more than `mostRows` rows; the first piece is taken in any case. */
const tellingPieces = (pieces: readonly number[][], counts: GramCounts): number[][] => {
  const rarest = pieces
    .map((grams) => ({ grams, rows: Math.min(...grams.map(counts.of)) }))
    .toSorted((a, b) => a.rows - b.rows)
    .slice(0, mostPieces)
  let named = 0
  return rarest.flatMap(({ grams, rows }, at) => {
    named += rows
    return at === 0 || named <= mostRows ? [grams] : []
  })
}

/**
 * The condition of the same or a similar name of a right: one name contains the other, or half of their pairs are the same.
 * Both must share two characters in a row, or three where they are Latin letters and digits; a name of a single character is
 * similar only to itself. Of a long name, and of one whose pieces are very common, only the rarest pieces are searched.
 */
export const similarTo = (name: string, counts: GramCounts): Asked => {
  const folded = foldName(name)
  const characters = [...folded]
  const run = sharedRun(folded)
  if (characters.length < run) {
    const grams = characters.length === 0 ? [gramOf('recordName', '')] : wantedNameGrams('recordName', folded)
    return { ways: [grams], row: sql`${recordals.foldedName} = ${folded}` }
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
  return { ways: tellingPieces(piecesOf(characters, run), counts), row }
}
