export { importErrors } from './errors.ts'
export {
  type ImportFinding,
  type ImportFormat,
  type ImportSeparator,
  importFormats,
  importLimits,
  importPhaseLabels,
  importSeparatorLabels,
  importSeparators,
  importShare,
  type ListImport,
} from './import.ts'
export { defineImportsApi, licenceWords, sourceName } from './import-endpoints.ts'
export { type ColumnMapping, columnMappingOf, type ImportedList, type ListFields } from './list-fields.ts'
export type { ImportPreview } from './preview.ts'
