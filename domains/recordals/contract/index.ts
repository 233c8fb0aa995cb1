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
  type ImportState,
  importEncodingLabels,
  importFieldLabels,
  importFields,
  importFormatLabels,
  importLimits,
  importMoves,
  importPhaseLabels,
  importStateLabels,
  missingFields,
  quoted,
  type RecordalImport,
  requiredImportFields,
} from './import.ts'
export { recordalImportsApi, recordalPicturesApi, type StartImportForm } from './import-endpoints.ts'
export { importFindingSample, importPreviewSample, recordalImportSample } from './import-samples.ts'
export {
  type Recordal,
  type RecordState,
  type RegisterType,
  recordal,
  recordStateLabels,
  recordStates,
  registerTypeLabels,
  registerTypes,
} from './recordal.ts'
