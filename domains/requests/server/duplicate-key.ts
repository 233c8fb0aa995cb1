import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

type Columns = Record<'businessType' | 'userId' | 'obligeeName' | 'appeal' | 'details', AnyColumn>

/**
 * Signs that people put between words now and then: those of ASCII, to which NFKC takes the wide ones, and the middle
 * dots, commas, full stops and dashes of Chinese. Not a class of the locale, since a database may know ASCII alone; by
 * number, since the tool that writes migrations trips over a semicolon.
 */
const betweenWords =
  '[[:space:]\\u0021-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007e\\u00b7\\u2014\\u3001\\u3002\\u30fb]+'

/**
 * What makes two requests look like one: the same kind, holder and goods, whatever their spelling. Who names no holder is
 * known by the account; where no goods are named, the text of the request stands for them. An expression of immutable
 * functions, since the table is indexed by it.
 */
export const duplicateKey = ({ businessType, userId, obligeeName, appeal, details }: Columns): SQL<string> => {
  const goods = sql`coalesce(${details} ->> 'seizureProduct', ${details} ->> 'intentionProduct', ${appeal})`
  const told = sql`coalesce(${obligeeName}, ${userId}::text) || '|' || ${goods}`
  const spelling = sql`lower(normalize(${told}, NFKC))`
  return sql<string>`md5(${businessType}::text || '|' || regexp_replace(${spelling}, ${sql.raw(`'${betweenWords}'`)}, '', 'g'))`
}
