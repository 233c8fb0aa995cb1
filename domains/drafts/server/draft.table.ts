import { moment } from '@portal/platform/server/columns'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

/** An unfinished form of a user: one current version for each form. */
export const drafts = pgTable(
  'draft',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    form: text().notNull(),
    /** Counts the savings. With `id` it names one version for ever, also when the form is begun anew. */
    version: integer().notNull(),
    title: text().notNull(),
    page: text().notNull(),
    /** JSON of the fields, sealed: they hold whatever a customer types about himself. */
    values: text('values_sealed').notNull(),
    /** Uploads that the values name. */
    fileIds: uuid('file_ids').array().notNull(),
    device: text().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [unique('draft_owner_form').on(table.ownerId, table.form), index('draft_saved_at').on(table.savedAt)],
)
