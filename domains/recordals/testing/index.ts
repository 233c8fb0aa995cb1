export { arrive } from './arrive.ts'
export { csvOf, listLine } from './list-text.ts'
export { recordalSample } from './recordal-sample.ts'
export { createRecordalsApp, type RecordalsApp } from './recordals-app.ts'
