import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, ExtraConfigColumn } from 'drizzle-orm/pg-core'

type Texts = readonly (AnyPgColumn | ExtraConfigColumn)[]

const joined = (texts: Texts): SQL =>
  sql.join(
    texts.map((text) => sql`coalesce(${text}, '')`),
    sql` || chr(10) || `,
  )

/** The pairs and threes of characters of the texts by which rows of a table without a column of grams are searched. */
export const gramsOf = (texts: Texts): SQL => sql`(text_grams(${joined(texts)}, 2) || text_grams(${joined(texts)}, 3))`
