import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { TemplateAct } from '../contract/subsidy/desk.ts'
import type { PaperForm } from '../contract/subsidy/pack.ts'
import type { TemplateItem } from '../contract/subsidy/templates.ts'
import { evidences } from './evidence.table.ts'

/** Which papers a notice of subsidy asks for. Only what was compared with its source, or supplied as an example, is public. */
export const subsidyTemplates = pgTable(
  'evidence_subsidy_template',
  {
    id: uuid().primaryKey(),
    city: text().notNull(),
    year: text().notNull(),
    title: text().notNull(),
    sourceName: text('source_name').notNull(),
    sourceUrl: text('source_url').notNull(),
    note: text().notNull(),
    items: jsonb().$type<TemplateItem[]>().notNull(),
    hidden: boolean().notNull(),
    checkedAt: moment('checked_at'),
    checkedBy: uuid('checked_by'),
    /** Supplied with the portal: when its makers met the sources. */
    metOn: date('met_on', { mode: 'string' }),
    updatedAt: moment('updated_at').notNull(),
    /** Null: supplied with the portal. */
    updatedBy: uuid('updated_by'),
    version: integer().notNull().default(1),
    removedAt: moment('removed_at'),
  },
  (table) => [index('evidence_subsidy_template_newest').on(table.updatedAt).where(sql`${table.removedAt} is null`)],
)

/** Who changed what of them. Append-only. */
export const subsidyTemplateChanges = pgTable(
  'evidence_subsidy_template_change',
  {
    id: uuid().primaryKey(),
    templateId: uuid('template_id')
      .notNull()
      .references(() => subsidyTemplates.id),
    act: text().$type<TemplateAct>().notNull(),
    /** Null: the portal itself. */
    actorId: uuid('actor_id'),
    before: jsonb('state_before').$type<Record<string, unknown>>(),
    after: jsonb('state_after').$type<Record<string, unknown>>(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('evidence_subsidy_template_change_template').on(table.templateId, table.createTime)],
)

/**
 * An own paper beside those of a record, for claims of subsidy: an upload that the record holds, no part of what is sealed.
 * Every list shows it under the item of that key, or among the others.
 */
export const subsidyPapers = pgTable(
  'evidence_subsidy_paper',
  {
    id: uuid().primaryKey(),
    evidenceId: uuid('evidence_id')
      .notNull()
      .references(() => evidences.id),
    fileId: uuid('file_id').notNull().unique(),
    itemKey: text('item_key').notNull(),
    form: text().$type<PaperForm>().notNull(),
    /** That it takes in a bound PDF. */
    pages: integer().notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('evidence_subsidy_paper_evidence').on(table.evidenceId, table.createTime)],
)
