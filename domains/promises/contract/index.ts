export type { PromiseBasis, PromiseKind } from '../proof/terms.ts'
export { promisesApi } from './endpoints.ts'
export type { PromisedService, PromiseView } from './promise.ts'
export { promiseView } from './promise.ts'
