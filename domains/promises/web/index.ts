// This door defines nothing, so that the bundler leaves the list out of the first page, which needs only the pages'
// names.

export { PromiseList } from './promise-list.tsx'
export { promisesWeb } from './promises-web.ts'
export { RoundDueDate, roundDueField, usualRoundDue } from './round-due.tsx'
export { RoundHead } from './round-head.tsx'
