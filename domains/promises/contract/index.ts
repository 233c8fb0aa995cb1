export type { PromiseKind } from '../proof/terms.ts'
export type { PromisedService, PromiseView } from './promise.ts'
export { promiseView } from './promise.ts'
