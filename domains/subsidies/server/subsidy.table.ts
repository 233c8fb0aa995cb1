import { evidences } from '@portal/evidence/server/tables'
import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { TemplateAct } from '../contract/desk.ts'
import type { PaperForm } from '../contract/pack.ts'
import type { TemplateItem } from '../contract/templates.ts'

/** Lists of papers that a notice asks for. A list is public only if staff compared it with its source, or it is the example. */
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
    /** The day on which the makers of the portal read the sources of the supplied example; null for other lists. */
    metOn: date('met_on', { mode: 'string' }),
    updatedAt: moment('updated_at').notNull(),
    /** Null: nobody has changed the list since it was supplied with the portal. */
    updatedBy: uuid('updated_by'),
    version: integer().notNull().default(1),
    removedAt: moment('removed_at'),
  },
  (table) => [index('evidence_subsidy_template_newest').on(table.updatedAt).where(sql`${table.removedAt} is null`)],
)

/** Who changed what in the lists of papers. Append-only. */
export const subsidyTemplateChanges = pgTable(
  'evidence_subsidy_template_change',
  {
    id: uuid().primaryKey(),
    templateId: uuid('template_id')
      .notNull()
      .references(() => subsidyTemplates.id),
    act: text().$type<TemplateAct>().notNull(),
    /** Null: the portal itself made the change. */
    actorId: uuid('actor_id'),
    before: jsonb('state_before').$type<Record<string, unknown>>(),
    after: jsonb('state_after').$type<Record<string, unknown>>(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('evidence_subsidy_template_change_template').on(table.templateId, table.createTime)],
)

/**
 * A paper that the owner added to a record for claims of subsidy. It is an upload and no part of what is sealed. A list shows
 * it under its item `itemKey`, or under "other papers" where the list has no such item.
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
    /** How many pages the paper takes in a bound PDF. */
    pages: integer().notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('evidence_subsidy_paper_evidence').on(table.evidenceId, table.createTime)],
)
