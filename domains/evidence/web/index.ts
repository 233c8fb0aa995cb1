export { evidenceAdmin } from './evidence-admin.ts'
export { evidenceWeb } from './evidence-web.ts'
