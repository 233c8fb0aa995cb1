export { exampleA, exampleB, exampleC, exampleDay } from './examples.ts'
