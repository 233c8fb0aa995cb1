import { or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { gramsOf } from './grams-of.ts'

/** Whether one of the texts holds what was typed, whatever its capitals: each row is read for it. */
export const holdsText = (texts: readonly AnyPgColumn[], typed: string): SQL | undefined =>
  // Not equal to 0, because the planner takes that for nearly all rows: how many are found, the grams alone tell it.
  or(...texts.map((text) => sql`strpos(lower(${text}), lower(${typed}::text)) <> 0`))

/**
 * The same, by the index of a column of `gramsColumn` that is kept for these texts: the index names the rows with each run of
 * three characters (of a shorter text with itself), and their texts tell whether they stand together.
 */
export const foundByGrams = (grams: AnyPgColumn, texts: readonly AnyPgColumn[], typed: string): SQL => {
  const asked = sql`text_grams(${typed}::text, least(3, char_length(${typed}::text)))`
  return sql`(${grams} @> ${asked} and (${holdsText(texts, typed)}))`
}

/** Whether one of the texts holds what was typed, at least two characters, by an index of `textsIndex`. */
export const foundByTexts = (texts: readonly AnyPgColumn[], typed: string): SQL =>
  sql`(${gramsOf(texts)} @> text_grams(${typed}::text, least(3, char_length(${typed}::text))) and (${holdsText(texts, typed)}))`
