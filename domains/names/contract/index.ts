export { foldNumber } from './fold-number.ts'
export { foldText, wordsOf } from './fold-text.ts'
export { markedParts, snippetOf } from './marked-parts.ts'
