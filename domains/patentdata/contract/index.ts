export { isApplicationNumber, plainApplicationNumber, wrongCheckDigit } from './application-number.ts'
export { type NumberFault, numbersOf, type PublicationNumber, readPublicationNumber } from './publication-number.ts'
