export { evidenceWeb } from './evidence-web.ts'
