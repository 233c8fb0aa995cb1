export { putEdition } from './put-edition.ts'
