export { recordalSample } from './recordal-sample.ts'
export { createRecordalsApp, type RecordalsApp } from './recordals-app.ts'
