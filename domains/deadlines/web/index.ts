export { deadlinesWeb } from './deadlines-web.ts'
