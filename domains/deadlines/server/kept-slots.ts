import type { Ctx } from '@portal/platform/server'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { DeadlineSubject } from '../contract/subject.ts'
import { ownDeadlines } from './own-deadline.table.ts'

/** A deadline that is kept because a domain wanted it: until which day it runs now, and whether it is still open. */
export type KeptSlot = { id: string; dueOn: string; isOpen: boolean }

/** The deadlines that are kept of what was wanted for a thing, by their slots. The caller has checked that the reader may see them. */
export const keptSlots = async (
  { db }: Pick<Ctx, 'db'>,
  { kind, ref }: DeadlineSubject,
): Promise<ReadonlyMap<string, KeptSlot>> => {
  const { id, slot, endsOn, state, subjectKind, subjectRef } = ownDeadlines
  const rows = await db
    .select({ id, slot, endsOn, state })
    .from(ownDeadlines)
    .where(and(eq(subjectKind, kind), eq(subjectRef, ref), isNotNull(slot), ne(state, 'cancelled')))
  return new Map(rows.map((row) => [row.slot ?? '', { id: row.id, dueOn: row.endsOn, isOpen: row.state === 'open' }]))
}
