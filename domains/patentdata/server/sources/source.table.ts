import { moment } from '@portal/platform/server/columns'
import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PauseReason, SourceOutcome, ThrottleColour } from '../../contract/sources.ts'

/** Outside sources that are asked for publications, as all processes share it: how each stands, and whether it may be asked. */
export const patentSources = pgTable('patent_source', {
  /** `ops`: Open Patent Services of the European Patent Office. */
  name: text().primaryKey(),
  /** How many publications were asked for. */
  asked: integer().notNull(),
  colour: text('throttle_colour').$type<ThrottleColour>(),
  /** The bytes of the week in which it last told them, and when that was. */
  weekBytes: bigint('week_bytes', { mode: 'number' }),
  weekTime: moment('week_told_at'),
  answerTime: moment('answered_at'),
  failureTime: moment('failed_at'),
  failure: text().$type<SourceOutcome>(),
  /** It is not asked before this. */
  pausedUntil: moment('paused_until'),
  pause: text('pause_reason').$type<PauseReason>(),
})
export type PatentSource = typeof patentSources.$inferSelect

/** What a source answered last for a number, so that it is not asked again too soon; one that failed is not here. */
export const patentInquiries = pgTable(
  'patent_inquiry',
  {
    source: text().notNull(),
    /** As it was asked for; without its kind where that was not told. */
    pn: text('publication_number').notNull(),
    outcome: text().$type<Extract<SourceOutcome, 'found' | 'absent'>>().notNull(),
    time: moment('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.pn] })],
)
