export { recordalsErrors } from './errors.ts'
export { foldNumber, readBox } from './read-box.ts'
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
export {
  type BoxReading,
  boxReadings,
  type ExportFormat,
  exportFormats,
  type FoundRecordal,
  type MarkedField,
  markedFields,
  type RecordalDetail,
  type RecordalExportQuery,
  type RecordalFilter,
  type RecordalMatch,
  type RecordalPage,
  type RecordalQuery,
  type RecordType,
  recordalFilter,
  recordalFilterQuery,
  recordalMatches,
  recordalMatchLabels,
  recordTypeLabels,
  recordTypes,
  type Spans,
  searchLimits,
} from './search.ts'
export { recordalSearchApi } from './search-endpoints.ts'
export { foundRecordalSample, recordalDetailSample, recordalPageSample } from './search-samples.ts'
