import { and, ne, type SQL, sql } from 'drizzle-orm'
import type { MarkStatus } from '../../contract/mark.ts'
import { knownMarks } from '../mark.table.ts'
import type { AskedKeys } from './asked-keys.ts'

/** How many rows are compared: those that may be nearest, those that may hold the name, and those beside. */
export const mostCompared = { near: 2_000, holding: 500, beside: 2_000 } as const
export type Part = keyof typeof mostCompared
export const parts = Object.keys(mostCompared) as Part[]

/** A row that may be like the name; `isHeard`: it may be alike in sound. A row stands in each part that names it. */
export type Candidate = {
  part: Part
  id: number
  foldedName: string
  classes: number[]
  status: MarkStatus
  isHeard: boolean
}

const { id, foldedName, classes, status, keys } = knownMarks

const listOf = (numbers: readonly number[]): SQL => sql`${`{${numbers.join(',')}}`}`

/** By the index: rows that have one of the keys, or for `holding` all of them. */
const isNamed = (asked: AskedKeys, part: Part): SQL =>
  part === 'holding'
    ? sql`${keys} @> ${listOf(asked.holding)}::integer[]`
    : sql`${keys} && ${listOf(asked[part])}::integer[]`

const isLive = ne(status, 'dead')

/** `liveOnly`: only marks that are registered or applied for; `classes`: only such as stand in one of these. */
export type RowsWanted = { keys: AskedKeys; parts: readonly Part[]; liveOnly: boolean; classes?: readonly number[] }

/** The rows of these parts, of each at most one more than are compared. */
export const candidateRows = ({ keys: asked, parts: wanted, liveOnly, classes: within }: RowsWanted): SQL => {
  const ofClasses = within && sql`${classes} && ${listOf(within)}::smallint[]`
  const rowsOf = (part: Part): SQL => sql`(
    select ${part} as "part", ${id}, ${foldedName} as "foldedName", ${classes}, ${status},
      ${keys} && ${listOf(asked.heard)}::integer[] as "isHeard"
    from ${knownMarks}
    where ${and(isNamed(asked, part), liveOnly ? isLive : undefined, ofClasses)}
    limit ${mostCompared[part] + 1})`
  return sql.join(wanted.map(rowsOf), sql` union all `)
}

/** The classes of all live marks that hold a name. */
export const holdingClasses = ({ keys: asked, folded }: { keys: AskedKeys; folded: string }): SQL => sql`
  select distinct unnest(${classes}) as "classId" from ${knownMarks}
  where ${and(isNamed(asked, 'holding'), isLive, sql`strpos(${foldedName}, ${folded}) > 0`)}`
