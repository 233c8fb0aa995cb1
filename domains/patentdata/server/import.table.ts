import { sourcedImportTables } from '@portal/imports/server/tables'
import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { PatentFacts } from './facts.ts'

/** Lists of patents that were handed in, what was found in their lines, and who did what with them. */
export const {
  imports: patentImports,
  findings: patentImportFindings,
  acts: patentImportActs,
} = sourcedImportTables('patent')

/** What each source told last of a publication, as its list said it; the records are laid together from these. */
export const patentListings = pgTable(
  'patent_listing',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The name of the list. */
    source: text().notNull(),
    pn: text('publication_number').notNull(),
    applicationNumber: text('application_number'),
    facts: jsonb().$type<Partial<PatentFacts>>().notNull(),
    /** The import that last wrote this row. */
    importId: uuid('import_id'),
  },
  (table) => [unique('patent_listing_number').on(table.source, table.pn)],
)
