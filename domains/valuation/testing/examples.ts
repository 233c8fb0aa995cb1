export { exampleA, exampleB, exampleC, exampleDay } from '../proof/examples.ts'
