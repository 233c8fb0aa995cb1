import { type FieldError, optionalText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import type { TrademarkKind } from '../kinds.ts'
import { trademarkLimits } from '../limits.ts'
import { byNumber } from './action.ts'
import { applicant } from './applicant.ts'
import { basicMark, contactList } from './order-form.ts'
import type { FileState } from './states.ts'

/** While the filing is prepared, and until the customer has confirmed it. */
export const amendableStates: readonly FileState[] = [1, 2, 3, 4]

const wrongVersion = '版本有误'
const paper = z.optional(optionalText(trademarkLimits.url))

/**
 * What POST /api/amendTradeMark takes: the parts of an application that may still change. Mark, classes and kind are priced and
 * stay. A part that is not sent stays as it is.
 */
export const amendForm = z.object({
  ...byNumber.shape,
  version: z.number({ error: wrongVersion }).check(z.int(wrongVersion)),
  trademark_contact: z.optional(contactList),
  proxy_url: paper,
  contract_url: paper,
  confirm_url: paper,
  applicant: z.optional(applicant),
  basic: z.optional(basicMark),
})
export type AmendForm = z.output<typeof amendForm>

type Held = { kind: TrademarkKind; hasApplicant: boolean; hasProxy: boolean; hasBasic: boolean }

/** What an application lacks before its filing can be prepared: the applicant, his power of attorney, abroad also the basic mark. */
export const missingForFiling = ({ kind, hasApplicant, hasProxy, hasBasic }: Held): FieldError[] => [
  ...(hasApplicant ? [] : [{ path: 'applicant', msg: '请填写申请人' }]),
  ...(hasProxy ? [] : [{ path: 'proxy_url', msg: '请上传委托书' }]),
  ...(kind === 'gjsbzc' && !hasBasic ? [{ path: 'basic', msg: '请填写基础商标' }] : []),
]
