export { arrive } from './arrive.ts'
export { generateList, type ListOrder, type PlantedFault } from './generate-list.ts'
export { recordalSample } from './recordal-sample.ts'
export { createRecordalsApp, type RecordalsApp } from './recordals-app.ts'
