export { inventMark } from './invented-marks.ts'
export { putMarks } from './put-marks.ts'
