// A door that defines nothing: the bundler then leaves the list out of the first page, which needs the pages' names alone.

export { PromiseList } from './promise-list.tsx'
export { stateOf, stateText } from './promise-state.ts'
export { promisesWeb } from './promises-web.ts'
