import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BusinessType } from '../contract/business-types.ts'
import type { DecisionOutcome, DecisiveAction } from '../contract/workbench/decision.ts'
import type { ExportFormat } from '../contract/workbench/export.ts'
import type { BlockAction } from '../contract/workbench/reply-block.ts'
import { requests } from './request.table.ts'

const ofRequest = () =>
  uuid('request_id')
    .notNull()
    .references(() => requests.id)

/** Who got a request from whom. Append-only; who has it now stands in the request. */
export const assignments = pgTable(
  'request_assignment',
  {
    id: uuid().primaryKey(),
    requestId: ofRequest(),
    /** Null: given back. */
    assigneeId: uuid('assignee_id'),
    actorId: uuid('actor_id').notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('request_assignment_request').on(table.requestId, table.createTime)],
)

/** Remarks of the desk for itself. Append-only. */
export const requestNotes = pgTable(
  'request_note',
  {
    id: uuid().primaryKey(),
    requestId: ofRequest(),
    actorId: uuid('actor_id').notNull(),
    note: text().notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('request_note_request').on(table.requestId, table.createTime)],
)

/** A refusal or closing that a second member of staff must confirm. One at a time for a request. */
export const decisions = pgTable(
  'request_decision',
  {
    id: uuid().primaryKey(),
    requestId: ofRequest(),
    action: text().$type<DecisiveAction>().notNull(),
    /** What the customer will read. */
    text: text().notNull(),
    cure: text(),
    actorId: uuid('actor_id').notNull(),
    createTime: moment('created_at').notNull(),
    outcome: text().$type<DecisionOutcome>(),
    reviewerId: uuid('reviewer_id'),
    reason: text(),
    outcomeTime: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('request_decision_pending').on(table.requestId).where(sql`${table.outcome} is null`),
    index('request_decision_request').on(table.requestId, table.createTime),
    check(
      'request_decision_four_eyes',
      sql`${table.outcome} is null or ${table.outcome} = 'withdrawn' or ${table.reviewerId} <> ${table.actorId}`,
    ),
  ],
)

/** Texts that staff begin a reply with. A removed one stays for the record. */
export const replyBlocks = pgTable('reply_block', {
  id: uuid().primaryKey(),
  title: text().notNull(),
  /** Null: for every step, for every kind. */
  action: text().$type<BlockAction>(),
  businessType: smallint('business_type').$type<BusinessType>(),
  text: text().notNull(),
  updatedAt: moment('updated_at').notNull(),
  updatedBy: uuid('updated_by').notNull(),
  removedAt: moment('removed_at'),
})

/** How the desk works, every version; the newest is in force. */
export const deskSettings = pgTable('desk_setting', {
  version: integer().primaryKey().generatedAlwaysAsIdentity(),
  fourEyes: boolean('four_eyes').notNull(),
  savedAt: moment('saved_at').notNull(),
  actorId: uuid('actor_id').notNull(),
})

/** Who took which rows out of the portal. Append-only. */
export const requestExports = pgTable('request_export', {
  id: uuid().primaryKey(),
  actorId: uuid('actor_id').notNull(),
  format: text().$type<ExportFormat>().notNull(),
  /** The contact of each case was among it. */
  contacts: boolean().notNull(),
  filter: jsonb().notNull(),
  rows: integer('row_count').notNull(),
  createTime: moment('created_at').notNull(),
})
