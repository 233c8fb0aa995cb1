export { copyBare } from './copy-bare.ts'
export { recordalSample } from './recordal-sample.ts'
export { saveMany } from './save-many.ts'
