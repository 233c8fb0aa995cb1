import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { NewsCategory } from '../contract/categories.ts'
import type { ArticleAction, ArticleState } from '../contract/states.ts'

const categoryId = () => smallint('category').$type<NewsCategory>().notNull()

/** What an article says, the same in a version and in what the public reads. */
const content = {
  categoryId: categoryId(),
  title: text().notNull(),
  summary: text().notNull(),
  author: text().notNull(),
  source: text(),
  sourceUrl: text('source_url'),
  checkedOn: date('checked_on', { mode: 'string' }),
  services: jsonb().$type<string[]>().notNull(),
  /** Sanitised HTML. */
  text: text('body_html').notNull(),
  /** Ids of the public pictures that the text shows. */
  images: jsonb().$type<string[]>().notNull(),
}

/** An article as the desk works with it; the head of its last version stands here for the list. */
export const articles = pgTable(
  'article',
  {
    id: uuid().primaryKey(),
    state: text().$type<ArticleState>().notNull(),
    /** The last version; counts savings, so that of two editors only one wins. */
    version: integer().notNull(),
    /** The version that the public reads, or will at `publishAt`. */
    publicVersion: integer('public_version'),
    publishAt: moment('publish_at'),
    publishDate: moment('published_at'),
    categoryId: categoryId(),
    title: text().notNull(),
    summary: text().notNull(),
    author: text().notNull(),
    checkedOn: date('checked_on', { mode: 'string' }),
    createDate: moment('created_at').notNull(),
    saveTime: moment('saved_at').notNull(),
    savedBy: uuid('saved_by').notNull(),
    removeTime: moment('removed_at'),
  },
  (table) => [
    index('article_saved').on(table.saveTime, table.id).where(sql`${table.removeTime} is null`),
    index('article_due').on(table.publishAt).where(sql`${table.state} = 'scheduled'`),
    check('article_schedule', sql`(${table.state} = 'scheduled') = (${table.publishAt} is not null)`),
    check('article_public', sql`(${table.state} in ('scheduled', 'published')) = (${table.publicVersion} is not null)`),
  ],
)

/** What was saved, once and for ever. */
export const articleVersions = pgTable(
  'article_version',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id),
    number: integer().notNull(),
    ...content,
    restoredFrom: integer('restored_from'),
    actorId: uuid('actor_id').notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.number] })],
)

/** Who did what to an article and when; `actorId` null is the clock, at the moment that was planned. */
export const articleDeeds = pgTable(
  'article_deed',
  {
    id: uuid().primaryKey(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id),
    action: text().$type<ArticleAction>().notNull(),
    stateBefore: text('state_before').$type<ArticleState>(),
    stateAfter: text('state_after').$type<ArticleState>(),
    version: integer().notNull(),
    publishAt: moment('publish_at'),
    reason: text(),
    actorId: uuid('actor_id'),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('article_deed_article').on(table.articleId, table.createTime)],
)

/**
 * What the public reads, from `publishDate` on: a copy of one version. A schedule is nothing but a date to come, so that
 * reading is right at the very moment, whatever the job does.
 */
export const publicArticles = pgTable(
  'public_article',
  {
    id: uuid()
      .primaryKey()
      .references(() => articles.id),
    ...content,
    createDate: moment('created_at').notNull(),
    publishDate: moment('published_at').notNull(),
  },
  (table) => [index('public_article_newest').on(table.categoryId, table.publishDate, table.id)],
)

/** How many the public table holds of a category, those to come included: counting thousands for each page is too slow. */
export const publicCounts = pgTable('public_article_count', {
  categoryId: smallint('category').$type<NewsCategory>().primaryKey(),
  total: integer().notNull(),
})

/** What the search looks through: folded text, and its single characters and pairs for the index. */
export const articleSearch = pgTable(
  'article_search',
  {
    id: uuid()
      .primaryKey()
      .references(() => publicArticles.id, { onDelete: 'cascade' }),
    publishDate: moment('published_at').notNull(),
    /** The text without markup, for the piece that a hit stands in. */
    plain: text().notNull(),
    folded: text().notNull(),
    grams: text().array().notNull(),
  },
  (table) => [index('article_search_grams').using('gin', table.grams)],
)
