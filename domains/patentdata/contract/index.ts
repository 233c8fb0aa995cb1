export { isApplicationNumber, plainApplicationNumber, wrongCheckDigit } from './application-number.ts'
export { type NumberFault, readPublicationNumber } from './publication-number.ts'
