export { type Expectation, qualityHints } from './quality-hints.ts'
export { readPicture } from './read-picture.ts'
