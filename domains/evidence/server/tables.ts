export { evidences } from './evidence.table.ts'
