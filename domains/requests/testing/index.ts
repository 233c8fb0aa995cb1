export type { RequestsApp } from './requests-app.ts'
export { createRequestsApp } from './requests-app.ts'
