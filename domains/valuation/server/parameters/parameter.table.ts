import { moment } from '@portal/platform/server/columns'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ParameterBlocks } from '../../proof/parameters.ts'

/**
 * The versions of the parameters beside the built-in `P-1`; the newest is in force. Append-only: a result names the version
 * that it was made with, and is computed again with it.
 */
export const parameterVersions = pgTable('patent_valuation_parameter', {
  /** 2 is `P-2`. */
  number: integer().primaryKey(),
  blocks: jsonb().$type<ParameterBlocks>().notNull(),
  note: text().notNull(),
  createTime: moment('created_at').notNull(),
  actorId: uuid('actor_id').notNull(),
})
