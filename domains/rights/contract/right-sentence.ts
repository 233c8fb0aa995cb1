import type { RightFacts } from './right.ts'
import { numberLabels, rightTypeLabels } from './right-words.ts'

/** A right in one sentence, for a form that has no field of its own for it. */
export const rightSentence = ({
  registerType,
  recordName,
  registerNum,
  obligeeName,
}: Pick<RightFacts, 'registerType' | 'recordName' | 'registerNum' | 'obligeeName'>): string => {
  const number = registerNum === '' ? '' : `，${numberLabels[registerType]} ${registerNum}`
  return `涉及的权利：${rightTypeLabels[registerType]}“${recordName}”${number}，权利人 ${obligeeName}。`
}
