export { watchMerge } from '../server/rows/watch-merge.ts'
export { copyBare } from './copy-bare.ts'
export { copyRows } from './copy-rows.ts'
export { sampleWorkbook } from './workbook.ts'
