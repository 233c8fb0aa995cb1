import { matterTitle } from '@portal/platform/contract'
import { readAnswers } from '@portal/selfcheck/contract'
import type { BusinessType } from './business-types.ts'
import type { RequestDetails } from './detail.ts'
import { requirementWords } from './fields.ts'
import { fieldText } from './kinds.ts'
import { rightNames } from './right-info.ts'

/** The fields that a title is made of; those that the kind does not have are missing or null. */
export type Titled = RequestDetails & { businessType: BusinessType; createTime: Date | number }
type Parts = readonly (string | null | undefined)[]
type Naming = { kind: (request: Titled) => string; parts: (request: Titled) => Parts }

/**
 * A number of four to twelve digits before the word for one of the goods, such as `2400 件`. A leading zero or a longer run
 * of digits marks a code, not a quantity.
 */
const quantity =
  /(?<![\d.,A-Za-z-])[1-9]\d{3,11}(?=\s*(件|副|个|台|双|套|箱|只|条|支|把|瓶|盒|包|张|块|辆|本|吨|米|托|公斤|千克|kg))/gi

/** Goods as the customer wrote them, with a comma between the thousands of a quantity. */
const goods = (text: string | null | undefined): string =>
  (text ?? '').replace(quantity, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','))

const wordsOf = (request: Titled, field: keyof RequestDetails): string =>
  fieldText(request.businessType, field, request[field])

/** The kinds of right, and after them the first of the rights by name where the request names any. */
const rights = (request: Titled): string => {
  const [first, ...others] = request.rightInfo ? rightNames(request.rightInfo) : []
  const more = others.length > 0 ? `等 ${others.length + 1} 项` : ''
  return [wordsOf(request, 'obligeeType'), first ?? '', more].filter(Boolean).join(' ')
}

/** 投诉 where the request does not say which of the two it is. */
const requirement = ({ requirementType }: Titled): string => requirementWords[requirementType === 2 ? 2 : 1]

const selfCheck = ({ answers }: Titled): Parts => {
  const check = answers ? readAnswers(answers) : undefined
  return check ? [check.product, check.country] : []
}

const namings = {
  1: { kind: () => '海关备案', parts: (request) => [rights(request), goods(request.intentionProduct)] },
  2: { kind: (request) => `展会${requirement(request)}`, parts: (request) => [rights(request)] },
  3: { kind: (request) => `电商${requirement(request)}`, parts: (request) => [wordsOf(request, 'eplatform')] },
  4: { kind: () => '贸易纠纷', parts: ({ disputeNation, disputeType }) => [disputeNation, disputeType] },
  5: { kind: () => '预警自查', parts: selfCheck },
  6: { kind: () => '风险指引', parts: ({ avoidType }) => [avoidType] },
  7: { kind: () => '海关查扣', parts: ({ seizureProduct }) => [goods(seizureProduct)] },
} satisfies Record<BusinessType, Naming>

/** The title of a request: its kind, and goods, mark, platform or country by the fields that the customer filled in. */
export const titleOf = (request: Titled): string => {
  const { kind, parts } = namings[request.businessType] as Naming
  return matterTitle(kind(request), parts(request), request.createTime)
}
