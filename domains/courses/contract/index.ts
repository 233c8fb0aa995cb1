export { courseSample, signUpSample } from './samples.ts'
