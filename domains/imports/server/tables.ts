export { importTables, sourcedImportTables } from './import-tables.ts'
