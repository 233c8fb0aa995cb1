import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ChangeAct } from '../contract/desk.ts'
import type { LinkGroup } from '../contract/links.ts'

/** What a change is about. */
export type ChangeSubject = 'link' | 'banner' | 'text'

/** The columns that links and banners share. A removed record stays in the table for its history. */
const stamps = () => ({
  sort: integer('sort_order').notNull(),
  updatedAt: moment('updated_at').notNull(),
  /** Who changed the record last; null: it came with the portal or from a file. */
  updatedBy: uuid('updated_by'),
  /** Grows with every change, except a change of the record's place. */
  version: integer().notNull().default(1),
  removedAt: moment('removed_at'),
})

/** Links to other sites. Public are only those that somebody has opened or that the portal's makers found in public pages. */
export const siteLinks = pgTable(
  'site_link',
  {
    id: uuid().primaryKey(),
    group: text('link_group').$type<LinkGroup>().notNull(),
    name: text().notNull(),
    url: text().notNull(),
    about: text(),
    icon: text(),
    hidden: boolean().notNull(),
    checkedAt: moment('checked_at'),
    checkedBy: uuid('checked_by'),
    metOn: date('met_on', { mode: 'string' }),
    ...stamps(),
  },
  (table) => [index('site_link_group').on(table.group, table.sort).where(sql`${table.removedAt} is null`)],
)

export const siteBanners = pgTable(
  'site_banner',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    text: text('subtitle'),
    /** A published picture of the domain of files. */
    picture: uuid('picture_id').notNull(),
    alt: text().notNull(),
    wordsInPicture: boolean('words_in_picture').notNull(),
    link: text(),
    from: moment('shown_from'),
    until: moment('shown_until'),
    hidden: boolean().notNull(),
    isRecommended: boolean('is_recommended').notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('site_banner_order').on(table.sort).where(sql`${table.removedAt} is null`),
    check('site_banner_span', sql`${table.from} is null or ${table.until} is null or ${table.until} > ${table.from}`),
  ],
)

/** What the operator says at places of the pages, by the key of the place. A place without a row has never had words. */
export const siteTexts = pgTable('site_text', {
  id: uuid().primaryKey(),
  key: text('text_key').notNull().unique(),
  text: text('words').notNull(),
  source: text().notNull(),
  sourceUrl: text('source_url').notNull(),
  /** The day on which somebody last compared the words with their source; null beside words that are empty. */
  checkedOn: date('checked_on', { mode: 'string' }),
  version: integer().notNull(),
  updatedAt: moment('updated_at').notNull(),
  updatedBy: uuid('updated_by'),
})

/** The history of links, banners and texts: who changed what. Append-only. */
export const siteChangeLog = pgTable(
  'site_change',
  {
    id: uuid().primaryKey(),
    subject: text().$type<ChangeSubject>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    act: text().$type<ChangeAct>().notNull(),
    /** Who made the change; null: the portal itself. */
    actorId: uuid('actor_id'),
    before: jsonb('state_before').$type<Record<string, unknown>>(),
    after: jsonb('state_after').$type<Record<string, unknown>>(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('site_change_subject').on(table.subjectId, table.createTime)],
)
