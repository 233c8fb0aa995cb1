import type { SearchedMarks } from '@portal/marks/contract'
import { moment, newest } from '@portal/platform/server/columns'
import { isNull } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { TrademarkKind } from '../contract/kinds.ts'
import type { MadridForm } from '../contract/madrid.ts'

/** Each version of the members of the Madrid System that staff saved; the one with the highest number holds. */
export const madridVersions = pgTable('madrid_member_version', {
  version: integer().primaryKey(),
  content: jsonb().$type<Omit<MadridForm, 'version'>>().notNull(),
  createTime: moment('created_at').notNull(),
  actorId: uuid('actor_id'),
})

/**
 * Search reports. The name of a mark that is not filed yet is its owner's secret, so it lies sealed; the PDF is a private file
 * of the owner.
 */
export const searchReports = pgTable(
  'trademark_search_report',
  {
    id: uuid().primaryKey(),
    reportNo: text('report_number').notNull().unique(),
    ownerId: uuid('owner_id').notNull(),
    kind: text().$type<TrademarkKind>().notNull(),
    trademarkName: text('name_sealed').notNull(),
    fileId: uuid('file_id').notNull(),
    hits: integer('hit_count').notNull(),
    searched: jsonb().$type<SearchedMarks>().notNull(),
    createTime: moment('created_at').notNull(),
    /** The number of the order that it belongs to; null: it is kept for a while and then removed. */
    businessSn: text('business_number'),
  },
  (table) => [
    index('trademark_search_report_owner').on(table.ownerId, newest(table.createTime), newest(table.id)),
    // Those that are kept for a while.
    index('trademark_search_report_kept').on(table.createTime).where(isNull(table.businessSn)),
  ],
)
