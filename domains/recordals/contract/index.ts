export { recordalsErrors } from './errors.ts'
export {
  type ColumnMapping,
  columnMapping,
  type ImportAction,
  type ImportEncoding,
  type ImportField,
  type ImportFinding,
  type ImportFormat,
  type ImportPhase,
  type ImportPreview,
  type ImportSeparator,
  type ImportState,
  importEncodingLabels,
  importFieldLabels,
  importFields,
  importFormatLabels,
  importFormats,
  importLimits,
  importMoves,
  importPhaseLabels,
  importSeparatorLabels,
  importSeparators,
  importShare,
  importStateLabels,
  mappingFault,
  quoted,
  type RecordalImport,
  requiredImportFields,
} from './import.ts'
export { recordalImportsApi, recordalPicturesApi, type StartImportForm } from './import-endpoints.ts'
export { importFindingSample, importPreviewSample, recordalImportSample } from './import-samples.ts'
export { foldNumber, readBox } from './read-box.ts'
export { type Recordal, recordal } from './recordal.ts'
export { savedSearchesApi } from './saved-endpoints.ts'
export {
  type HitDetail,
  type HitRow,
  hasConditions,
  type SavedChange,
  type SavedForm,
  type SavedKind,
  type SavedSearch,
  type SearchHit,
  savedForm,
  savedKindLabels,
  savedLimits,
} from './saved-search.ts'
export {
  type BoxReading,
  boxReadings,
  type FoundRecordal,
  type MarkedField,
  markedFields,
  type RecordalDetail,
  type RecordalExportQuery,
  type RecordalFilter,
  type RecordalPage,
  type RecordalQuery,
  recordalFilter,
  recordalFilterQuery,
  type Spans,
} from './search.ts'
export { recordalSearchApi } from './search-endpoints.ts'
export { foundRecordalSample, recordalDetailSample, recordalPageSample } from './search-samples.ts'
export { isWarningDue, nextWarning, warningDays } from './warning.ts'
export {
  type ExportFormat,
  exportFormats,
  type RecordalMatch,
  type RecordState,
  type RecordType,
  type RegisterType,
  recordalMatches,
  recordalMatchLabels,
  recordStateLabels,
  recordStates,
  recordTypeLabels,
  recordTypes,
  registerTypeLabels,
  registerTypes,
  searchLimits,
} from './words.ts'
