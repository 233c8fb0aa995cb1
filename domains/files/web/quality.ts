export type { Expectation } from './quality/expectation.ts'
export { qualityHints } from './quality/quality-hints.ts'
export { readPicture } from './quality/read-picture.ts'
