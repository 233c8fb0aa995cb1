import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { disputeSteps } from '../business-types.ts'
import { disputeTypes, oneOf } from '../choices.ts'
import { appealField, contactFields, kindNumber } from '../fields.ts'
import { requestLimits } from '../limits.ts'
import { voucherField } from '../voucher.ts'
import { defineKind } from './kind.ts'

/** 4, 贸易救济纠纷应对: a dispute in the country of import, or over export goods that are sold at home. */
export const tradeDispute = defineKind({
  body: z.object({
    businessType: kindNumber(4),
    disputeType: oneOf(disputeTypes),
    disputeNation: requiredText('请选择纠纷国家', { length: requestLimits.nation }),
    appeal: appealField,
    voucher: voucherField,
    ...contactFields,
  }),
  labels: {
    disputeType: '纠纷类型',
    disputeNation: '纠纷国家',
    appeal: '诉求',
    voucher: '证据材料',
    lxrName: '联系人姓名',
    lxrPhone: '联系人电话',
  },
  subject: ['disputeType', 'disputeNation'],
  steps: disputeSteps,
  // Both purposes take 2 MB; the file picker of this form also accepts GIF and WebP.
  voucherPurposes: ['trade-dispute', 'request-attachment'],
})
