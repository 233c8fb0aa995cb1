import type { Ctx } from '@portal/platform/server'
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { deadlineRules } from './deadline.table.ts'
import { ownDeadlines } from './own-deadline.table.ts'

/**
 * The open deadline of a thing that ends first: what it is called (never a user's words), when it ends, and whether it is the
 * customer who must act, since a rule says so or he entered the day himself. A period in which an office or the other side must act is
 * nobody's step here.
 */
export type NextDeadline = { id: string; name: string; endsAt: Date; isCustomers: boolean }

/** The next deadline of each of these things, by reference; a thing without an open one is missing in the answer. */
export const nextDeadlines = async (
  { db }: Pick<Ctx, 'db'>,
  kind: string,
  refs: readonly string[],
): Promise<ReadonlyMap<string, NextDeadline>> => {
  if (refs.length === 0) return new Map()
  const { subjectRef, id, name, endsAt, rule, ruleVersion, slot, userId, subjectOwnerId } = ownDeadlines
  const isCustomers = sql<boolean>`(${rule} is not null or (${slot} is null and ${userId} = ${subjectOwnerId}))`
  const ofCustomer = sql`${deadlineRules.terms} ->> 'actor' = 'customer'`
  const rows = await db
    .selectDistinctOn([subjectRef], { subjectRef, id, name, endsAt, isCustomers })
    .from(ownDeadlines)
    .leftJoin(deadlineRules, and(eq(deadlineRules.code, rule), eq(deadlineRules.version, ruleVersion)))
    .where(
      and(
        ...[eq(ownDeadlines.subjectKind, kind), inArray(subjectRef, [...refs]), eq(ownDeadlines.state, 'open')],
        or(isNull(rule), ofCustomer),
        // In a period that only passes nobody here has to act.
        ne(ownDeadlines.pace, 'passing'),
      ),
    )
    .orderBy(asc(subjectRef), asc(endsAt), asc(id))
  return new Map(rows.map(({ subjectRef: ref, ...next }) => [ref ?? '', next]))
}
