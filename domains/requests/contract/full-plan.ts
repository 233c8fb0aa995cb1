import { phoneNumber, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { requestLimits } from './limits.ts'

/** `qmfa` is 全面方案, the full solution plan: the name and phone of whom the expert calls about it. */
export const fullPlanForm = z.object({
  businessSn: requiredText('缺少业务编号', { length: 32 }),
  qmfaName: requiredText('请输入联系人姓名', { length: requestLimits.lxrName }),
  qmfaPhone: phoneNumber('请输入联系人电话'),
})
export type FullPlanForm = z.output<typeof fullPlanForm>
