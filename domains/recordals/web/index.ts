export { recordalsAdmin } from './desk/recordals-admin.ts'
export { recordalsWeb } from './recordals-web.ts'
