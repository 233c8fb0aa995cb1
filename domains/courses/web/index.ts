export { coursesWeb } from './courses-web.ts'
