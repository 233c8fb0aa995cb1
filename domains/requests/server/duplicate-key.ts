import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

type Columns = Record<'businessType' | 'userId' | 'obligeeName' | 'appeal' | 'details', AnyColumn>

/**
 * Signs that some people put between words and others do not: those of ASCII, to which NFKC takes the wide ones, and
 * the middle dots, commas, full stops and dashes of Chinese. The signs are listed, since a locale's class may know
 * ASCII alone in some databases, and by number, since the tool that writes migrations trips over a semicolon.
 */
const betweenWords =
  '[[:space:]\\u0021-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007e\\u00b7\\u2014\\u3001\\u3002\\u30fb]+'

/**
 * An SQL text that is equal for two requests that look like one: the same kind, holder and goods, whatever their
 * spelling. A request that names no holder is known by its account; where it names no goods, its `appeal` stands for
 * them. Only immutable functions are used, since the table has an index on this text.
 */
export const duplicateKey = ({ businessType, userId, obligeeName, appeal, details }: Columns): SQL<string> => {
  const goods = sql`coalesce(${details} ->> 'seizureProduct', ${details} ->> 'intentionProduct', ${appeal})`
  const told = sql`coalesce(${obligeeName}, ${userId}::text) || '|' || ${goods}`
  const spelling = sql`lower(normalize(${told}, NFKC))`
  return sql<string>`md5(${businessType}::text || '|' || regexp_replace(${spelling}, ${sql.raw(`'${betweenWords}'`)}, '', 'g'))`
}
