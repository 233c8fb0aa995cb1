import { moment } from '@portal/platform/server/columns'
import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { IndustriesForm } from '../contract/desk.ts'

/** Each version of the industries that staff saved; the one with the highest number holds. */
export const niceIndustries = pgTable('nice_industries', {
  version: integer().primaryKey(),
  industries: jsonb().$type<IndustriesForm['industries']>().notNull(),
  createTime: moment('created_at').notNull(),
  actorId: uuid('actor_id'),
})
