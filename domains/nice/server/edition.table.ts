import { moment } from '@portal/platform/server/columns'
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { EditionKind, EditionState } from '../contract/edition.ts'

/** The content of an edition, as it is stored and held in memory. */
export type EditionContent = {
  classes: readonly {
    id: number
    name: string
    heading: string
    /** How many items may be chosen. */
    minNumber: number
    groups: readonly { id: string; name: string; items: readonly { id: string; name: string }[] }[]
  }[]
  /** Groups of different classes that the edition calls similar; they count both ways. */
  links: readonly { from: string; to: string; note: string }[]
}

/** An entry of a file that was left out or does not fit, with its place and the reason. */
export type Fault = { at: string; msg: string }

/** Dated editions of the classification. A published one never changes, since orders cite it. */
export const niceEditions = pgTable(
  'nice_edition',
  {
    id: uuid().primaryKey(),
    edition: text().notNull().unique(),
    editionName: text('name').notNull(),
    kind: text().$type<EditionKind>().notNull(),
    state: text().$type<EditionState>().notNull(),
    inForceFrom: date('in_force_from', { mode: 'string' }).notNull(),
    source: text().notNull(),
    licence: text().notNull(),
    /** Null: nobody compared it with a source, since it is our own. */
    checkedOn: date('checked_on', { mode: 'string' }),
    sha256: text().notNull(),
    classes: integer('class_count').notNull(),
    groups: integer('group_count').notNull(),
    items: integer('item_count').notNull(),
    content: jsonb().$type<EditionContent>().notNull(),
    refused: jsonb().$type<Fault[]>().notNull(),
    refusedCount: integer('refused_count').notNull(),
    unfit: jsonb().$type<Fault[]>().notNull(),
    isBuiltIn: boolean('is_built_in').notNull(),
    createTime: moment('created_at').notNull(),
    createdById: uuid('created_by'),
    publishTime: moment('published_at'),
    publishedById: uuid('published_by'),
  },
  (table) => [index('nice_edition_in_force').on(table.state, table.inForceFrom.desc(), table.publishTime.desc())],
)
