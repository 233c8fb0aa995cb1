export { arrive } from './arrive.ts'
export { recordalSample } from './recordal-sample.ts'
export { saveMany } from './save-many.ts'
