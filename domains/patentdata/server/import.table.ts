import { licensedImportTables } from '@portal/imports/server/tables'
import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ToldFacts } from './facts.ts'

/** Lists of patents that were handed in, what was found in their lines, and who did what with them. */
export const {
  imports: patentImports,
  findings: patentImportFindings,
  acts: patentImportActs,
} = licensedImportTables('patent')

/** What each source told last of a publication, as its list said it; the records are laid together from these. */
export const patentListings = pgTable(
  'patent_listing',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The name of the list; a source that hands in no lists stands here too. */
    source: text().notNull(),
    pn: text('publication_number').notNull(),
    applicationNumber: text('application_number'),
    facts: jsonb().$type<ToldFacts>().notNull(),
    /** The import that last changed this row. */
    importId: uuid('import_id'),
    /** The import that last had it, also where its list said the same as before. */
    toldBy: uuid('told_by'),
  },
  (table) => [unique('patent_listing_number').on(table.source, table.pn)],
)
