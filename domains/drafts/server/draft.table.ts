import { moment } from '@portal/platform/server/columns'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

/** An unfinished form of a user: one current version for each form. */
export const drafts = pgTable(
  'draft',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    form: text().notNull(),
    /**
     * How often the draft was saved. `id` and `version` together name one version for ever: a form that is begun anew gets
     * a new `id`.
     */
    version: integer().notNull(),
    title: text().notNull(),
    page: text().notNull(),
    /** The values of the form as encrypted JSON, since they hold whatever a customer types about himself. */
    values: text('values_sealed').notNull(),
    /** The ids of the uploads that the values name. */
    fileIds: uuid('file_ids').array().notNull(),
    device: text().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [unique('draft_owner_form').on(table.ownerId, table.form), index('draft_saved_at').on(table.savedAt)],
)
