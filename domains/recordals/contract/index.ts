export {
  type ColumnMapping,
  columnMapping,
  type ImportFormat,
  type ImportSeparator,
  importFormats,
  importLimits,
  importPhaseLabels,
  importSeparatorLabels,
  importSeparators,
  importShare,
  type RecordalImport,
} from './import.ts'
export { savedLimits } from './saved-search.ts'
export { type RecordalFilter, recordalFilterQuery } from './search.ts'
export { recordalSearchApi } from './search-endpoints.ts'
export { searchLimits } from './words.ts'
