import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NewsCategory } from '../contract/categories.ts'
import type { ArticleDeedAction, ArticleState } from '../contract/states.ts'
import type { NewsPlace, NewsSubject } from '../contract/tags.ts'

/** Where an article stands on the portal; `public_article` has a copy for the lists. */
const place = {
  isShown: boolean('is_shown').notNull().default(true),
  isRecommended: boolean('is_recommended').notNull().default(false),
}

const categoryId = () => smallint('category').$type<NewsCategory>().notNull()

/** The columns of an article's content; versions and public articles have the same. */
const content = {
  categoryId: categoryId(),
  title: text().notNull(),
  summary: text().notNull(),
  author: text().notNull(),
  source: text(),
  sourceUrl: text('source_url'),
  checkedOn: date('checked_on', { mode: 'string' }),
  places: jsonb().$type<NewsPlace[]>().notNull().default([]),
  subjects: jsonb().$type<NewsSubject[]>().notNull().default([]),
  /** The id of a public picture; null: the cover is drawn from the tags. */
  cover: uuid(),
  services: jsonb().$type<string[]>().notNull(),
  /** Sanitised HTML. */
  text: text('body_html').notNull(),
  /** Ids of the public pictures that the text shows. */
  images: jsonb().$type<string[]>().notNull(),
}

/** An article as editors work with it. Title and other head data of its last version are copied here for the list. */
export const articles = pgTable(
  'article',
  {
    id: uuid().primaryKey(),
    state: text().$type<ArticleState>().notNull(),
    /** The number of the last version; every saving raises it, so that of two editors who save at once only one succeeds. */
    version: integer().notNull(),
    /** The version that the public reads, or will read from `publishAt` on. */
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
    ...place,
  },
  (table) => [
    index('article_saved').on(table.saveTime, table.id).where(sql`${table.removeTime} is null`),
    index('article_due').on(table.publishAt).where(sql`${table.state} = 'scheduled'`),
    check('article_schedule', sql`(${table.state} = 'scheduled') = (${table.publishAt} is not null)`),
    check('article_public', sql`(${table.state} in ('scheduled', 'published')) = (${table.publicVersion} is not null)`),
  ],
)

/** The versions of articles, one for each saving. A version never changes. */
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

/** Who did what to an article and when; `actorId` null: the portal did it at the planned moment. */
export const articleDeeds = pgTable(
  'article_deed',
  {
    id: uuid().primaryKey(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id),
    action: text().$type<ArticleDeedAction>().notNull(),
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
 * The articles that the public reads, from `publishDate` on; each row is a copy of one version. A scheduled article has a date
 * in the future, so that it appears at its moment even when the job is late.
 */
export const publicArticles = pgTable(
  'public_article',
  {
    id: uuid()
      .primaryKey()
      .references(() => articles.id),
    ...content,
    /** The minutes that reading takes. */
    minutes: smallint().notNull().default(1),
    createDate: moment('created_at').notNull(),
    publishDate: moment('published_at').notNull(),
    ...place,
  },
  (table) => [
    index('public_article_first').on(table.categoryId, table.isRecommended, table.publishDate, table.id),
    index('public_article_newest').on(table.categoryId, table.publishDate, table.id),
  ],
)

/** How many public articles a category has, scheduled ones included; counting thousands of rows for each page is too slow. */
export const publicCounts = pgTable('public_article_count', {
  categoryId: smallint('category').$type<NewsCategory>().primaryKey(),
  total: integer().notNull(),
})

/** What the search reads of an article: its folded text, and the text's single characters and pairs for the index. */
export const articleSearch = pgTable(
  'article_search',
  {
    id: uuid()
      .primaryKey()
      .references(() => publicArticles.id, { onDelete: 'cascade' }),
    publishDate: moment('published_at').notNull(),
    /** The text without markup, from which the piece around a hit is cut. */
    plain: text().notNull(),
    folded: text().notNull(),
    grams: text().array().notNull(),
  },
  (table) => [index('article_search_grams').using('gin', table.grams)],
)
