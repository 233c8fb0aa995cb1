export { trademarksWeb } from './trademarks-web.ts'
