import { type RightFacts, type RightForm, type RightType, rightSentence, rightWords } from '@portal/rights/contract'
import { kinds } from '../contract/kinds.ts'

/** What a right is called among the choices of a complaint at a fair. */
const fairWords = {
  1: '发明专利',
  2: '外观专利',
  3: '实用新型专利',
  4: '商标',
  5: '商标',
  6: '著作权',
} satisfies Record<RightType, string>

const rightInfoOf = ({ recordName, registerNum }: RightFacts): string =>
  JSON.stringify([{ rightName: recordName, rightNo: registerNum }])

const holderOf = ({ obligeeName }: RightFacts) => ({ obligeeName })
/** Kinds without a field for the right name it in the request itself. */
const sentenceOf = (facts: RightFacts) => ({ appeal: rightSentence(facts) })

/** How a right fills the forms of requests. */
export const requestRightForms: readonly RightForm[] = [
  {
    form: 'request-1',
    valuesOf: (facts) => ({
      ...holderOf(facts),
      ...(facts.obligeeRenType !== null && { obligeeRenType: facts.obligeeRenType }),
      obligeeNation: facts.obligeeNation,
      obligeeType: rightWords[facts.registerType],
      rightInfo: rightInfoOf(facts),
    }),
    purposes: kinds[1].voucherPurposes,
  },
  {
    form: 'request-2',
    valuesOf: (facts) => ({ obligeeType: fairWords[facts.registerType], rightInfo: rightInfoOf(facts) }),
    purposes: kinds[2].voucherPurposes,
  },
  { form: 'request-3', valuesOf: sentenceOf, purposes: kinds[3].voucherPurposes },
  { form: 'request-4', valuesOf: sentenceOf, purposes: kinds[4].voucherPurposes },
  { form: 'request-5', valuesOf: holderOf, purposes: kinds[5].voucherPurposes },
  {
    form: 'request-6',
    valuesOf: (facts) => ({ ...holderOf(facts), ...sentenceOf(facts) }),
    purposes: kinds[6].voucherPurposes,
  },
  {
    form: 'request-7',
    valuesOf: (facts) => ({ ...holderOf(facts), ...sentenceOf(facts) }),
    purposes: kinds[7].voucherPurposes,
  },
]
