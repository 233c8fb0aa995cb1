import { moment, newest } from '@portal/platform/server/columns'
import { isNull } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Customers who ask an expert to call. Name, phone and question are sealed. */
export const helpCalls = pgTable(
  'trademark_help_call',
  {
    id: uuid().primaryKey(),
    userId: uuid('owner_id').notNull(),
    contactName: text('contact_name_sealed').notNull(),
    contactPhone: text('contact_phone_sealed').notNull(),
    question: text('question_sealed').notNull(),
    createTime: moment('created_at').notNull(),
    /** Until when somebody promised to call. */
    callBy: moment('call_by').notNull(),
    calledAt: moment('called_at'),
    calledBy: uuid('called_by'),
    note: text(),
  },
  (table) => [
    index('trademark_help_call_newest').on(newest(table.createTime), newest(table.id)),
    index('trademark_help_call_owner').on(table.userId, newest(table.createTime)),
    index('trademark_help_call_waiting').on(table.callBy).where(isNull(table.calledAt)),
  ],
)
export type HelpCall = typeof helpCalls.$inferSelect
