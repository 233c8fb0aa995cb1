export { type PaperKind, paperKinds, paperLabels } from './paper-kinds.ts'
export type { RightForm } from './prefill.ts'
export type { RightFacts } from './right.ts'
export { rightSentence } from './right-sentence.ts'
export {
  mayLackNumber,
  numberLabels,
  type RightType,
  rightHolderTypeLabels,
  rightHolderTypes,
  rightTypeLabels,
  rightTypes,
  rightWords,
} from './right-words.ts'
