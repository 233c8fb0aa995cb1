export { recordalsWeb } from './recordals-web.ts'
