export type { ImportDesk } from './import-desk.ts'
export { ImportPage } from './import-page.tsx'
export { ImportsPage } from './imports-page.tsx'
