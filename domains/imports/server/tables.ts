export { importTables, licensedImportTables, sourcedImportTables } from './import-tables.ts'
