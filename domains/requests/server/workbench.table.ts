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

/** Every time a request was given to somebody. Rows are only added; who has a request now stands in the request itself. */
export const assignments = pgTable(
  'request_assignment',
  {
    id: uuid().primaryKey(),
    requestId: ofRequest(),
    /** Who got the request; null where it was given back. */
    assigneeId: uuid('assignee_id'),
    actorId: uuid('actor_id').notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('request_assignment_request').on(table.requestId, table.createTime)],
)

/** Notes of the desk about a request, which customers never see. Rows are only added. */
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

/** A refusal or closing that a second member of staff must confirm. At most one waits per request. */
export const decisions = pgTable(
  'request_decision',
  {
    id: uuid().primaryKey(),
    requestId: ofRequest(),
    action: text().$type<DecisiveAction>().notNull(),
    /** The text that the customer will read. */
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

/** Texts with which staff begin a reply. A removed text stays in the table for the record. */
export const replyBlocks = pgTable('reply_block', {
  id: uuid().primaryKey(),
  title: text().notNull(),
  /** `action` is the step and `businessType` the kind that the text is for; null means every one. */
  action: text().$type<BlockAction>(),
  businessType: smallint('business_type').$type<BusinessType>(),
  text: text().notNull(),
  updatedAt: moment('updated_at').notNull(),
  updatedBy: uuid('updated_by').notNull(),
  removedAt: moment('removed_at'),
})

/** All versions of the desk's settings; the newest is in force. */
export const deskSettings = pgTable('desk_setting', {
  version: integer().primaryKey().generatedAlwaysAsIdentity(),
  fourEyes: boolean('four_eyes').notNull(),
  savedAt: moment('saved_at').notNull(),
  actorId: uuid('actor_id').notNull(),
})

/** Who exported which rows from the portal. Rows are only added. */
export const requestExports = pgTable('request_export', {
  id: uuid().primaryKey(),
  actorId: uuid('actor_id').notNull(),
  format: text().$type<ExportFormat>().notNull(),
  /** Whether the export held name and phone of each contact. */
  contacts: boolean().notNull(),
  filter: jsonb().notNull(),
  rows: integer('row_count').notNull(),
  createTime: moment('created_at').notNull(),
})
