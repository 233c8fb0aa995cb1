import { sourcedImportTables } from '@portal/imports/server/tables'

/** Lists of marks that were handed in, what was found in their lines, and who did what with them. */
export const { imports: markImports, findings: markImportFindings, acts: markImportActs } = sourcedImportTables('mark')
