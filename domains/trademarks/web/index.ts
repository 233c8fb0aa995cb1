export { trademarkPath } from '../contract/paths.ts'
export { trademarksWeb } from './trademarks-web.ts'
