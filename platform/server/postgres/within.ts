import { and, gte, lte, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The condition that a moment lies in a span, its ends included; an end that is null is open. The span is in epoch ms. */
export const within = (moment: PgColumn, { from, to }: { from: number | null; to: number | null }): SQL | undefined =>
  and(from === null ? undefined : gte(moment, new Date(from)), to === null ? undefined : lte(moment, new Date(to)))
