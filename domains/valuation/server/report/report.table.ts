import { moment } from '@portal/platform/server/columns'
import { date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Scene } from '../../proof/score.ts'
import { valuations } from '../valuation.table.ts'

/** Reports that users had made of results; each keeps its result as long as it stands here. */
export const valuationReports = pgTable(
  'patent_valuation_report',
  {
    id: uuid().primaryKey(),
    reportNo: text('report_number').notNull().unique(),
    ownerId: uuid('owner_id').notNull(),
    valuationId: text('valuation_id')
      .notNull()
      .references(() => valuations.id),
    scene: text().$type<Scene>().notNull(),
    /** The day in Shanghai on which it was made. */
    day: date({ mode: 'string' }).notNull(),
    fileId: uuid('file_id').notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    unique('patent_valuation_report_same').on(...([table.ownerId, table.day, table.valuationId, table.scene] as const)),
    index('patent_valuation_report_valuation').on(table.valuationId),
    index('patent_valuation_report_created').on(table.createTime),
  ],
)
