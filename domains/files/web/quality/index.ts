export type { Expectation } from './expectation.ts'
export { qualityHints } from './quality-hints.ts'
export { readPicture } from './read-picture.ts'
