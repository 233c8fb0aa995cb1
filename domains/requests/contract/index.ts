export { requestsApi } from './endpoints.ts'
export { submitSamples } from './samples.ts'
export { workbenchApi } from './workbench/endpoints.ts'
