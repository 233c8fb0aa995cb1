export { factsSample } from './samples.ts'
