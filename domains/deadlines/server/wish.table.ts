import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { WantedDeadline } from './wanted.ts'

/**
 * What a domain said last of a thing: which deadlines it shall have. The row stays where it shall have none, so that what was said
 * before is not believed after.
 */
export const deadlineWishes = pgTable(
  'deadline_wish',
  {
    subjectKind: text('subject_kind').notNull(),
    subjectRef: text('subject_ref').notNull(),
    /** Whose thing it is; null while nothing is wanted. */
    userId: uuid('owner_id'),
    wanted: jsonb().$type<readonly WantedDeadline[]>().notNull(),
    /** The number of the event that said it. The numbers of one thing grow, since whoever says it holds the thing. */
    saidBy: bigint('said_by', { mode: 'number' }).notNull(),
    saidAt: moment('said_at').notNull(),
    /** The rules by which nobody may count yet what is wanted. */
    waitsFor: text('waits_for').array().notNull(),
    /** What was last kept of it, where `wanted` has not been yet, since nothing is counted while worked examples come out otherwise. */
    keptBefore: jsonb('kept_before').$type<readonly WantedDeadline[]>(),
    /** When to look at it again: a version of one of these rules was checked, or what is wanted could not be kept. */
    againAt: moment('again_at'),
  },
  (table) => [
    primaryKey({ columns: [table.subjectKind, table.subjectRef] }),
    index('deadline_wish_again').on(table.againAt).where(sql`${table.againAt} is not null`),
    index('deadline_wish_owner').on(table.userId).where(sql`${table.userId} is not null`),
  ],
)
