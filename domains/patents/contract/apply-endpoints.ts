import { defineApi } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { patentApply, submittedApply } from './apply.ts'
import { patentErrors } from './errors.ts'
import { finding } from './findings.ts'

/** The call that sends an application: the form loads it alone. */
export const patentApplyApi = defineApi(patentErrors, {
  submit: {
    method: 'POST',
    path: '/api/submitPatentApply',
    access: 'signedIn',
    summary: '提交专利申请并下单；orderNo 为空表示无需付款，findings 为提示，不影响提交',
    body: patentApply,
    reply: z.extend(submittedApply, { findings: z.array(finding) }),
    submits: true,
    replyNumber: 'businessSn',
    limit: 'submit',
    fails: ['order.no_prices'],
  },
})
