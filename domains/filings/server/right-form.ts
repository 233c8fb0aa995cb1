import type { RightFacts, RightForm } from '@portal/rights/contract'
import { sheetLimits } from '../contract/limits.ts'
import { rightPaperKinds } from '../contract/right-papers.ts'

/** What a mark protects, in the words of the sheet, as far as the sheet has room. */
const contentOf = ({ classes, goods }: RightFacts): string => {
  const named = classes.map((one) => `第 ${one} 类`).join('、')
  const content = [named, goods].filter((text) => text !== '').join('：')
  return [...content].slice(0, sheetLimits.content).join('')
}

/** How a right fills a sheet for customs. */
export const filingRightForm: RightForm = {
  form: 'filing-sheet',
  valuesOf: (facts) => ({
    obligeeName: facts.obligeeName,
    obligeeRenType: facts.obligeeRenType,
    obligeeNation: facts.obligeeNation,
    registerType: facts.registerType,
    recordName: facts.recordName,
    registerNum: facts.registerNum,
    rightContent: contentOf(facts),
    rightBeginDate: facts.rightBeginDate ?? '',
    rightEndDate: facts.rightEndDate ?? '',
  }),
  purposes: ['filing-paper'],
  kinds: rightPaperKinds,
}
