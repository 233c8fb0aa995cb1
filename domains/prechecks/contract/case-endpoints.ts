import { defineApi, done, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { precheckErrors } from './errors.ts'
import { judgementForm } from './judgement.ts'
import { casePermissions } from './permissions.ts'
import { deskCase, ownCase, supplementForm } from './stored.ts'

const byNumber = z.object({ businessSn: requiredText('缺少业务编号', { length: 32 }) })

/** The calls about what was found in cases after their submission. */
export const precheckCasesApi = defineApi(
  precheckErrors,
  {
    own: {
      method: 'GET',
      path: '/api/requests/{businessSn}/precheck',
      access: 'signedIn',
      summary: '我的业务在提交后的预审结果；尚未预审的，ruleSet 为 null',
      params: byNumber,
      reply: ownCase,
    },
    desk: {
      method: 'GET',
      path: '/api/admin/requests/{businessSn}/precheck',
      access: 'staff',
      permission: 'requests.read',
      summary: '业务的预审结果及工作人员对每条结果的判断',
      params: byNumber,
      reply: deskCase,
    },
    judge: {
      method: 'POST',
      path: '/api/admin/requests/{businessSn}/precheck/{findingId}/verdict',
      tellsChange: true,
      access: 'staff',
      permission: 'requests.act',
      summary: '判断一条预审结果：right 属实，wrong 不属实，beside 不相关；可再次判断，以最后一次为准',
      params: z.object({ ...byNumber.shape, findingId: z.string() }),
      body: judgementForm,
      reply: done,
    },
    askSupplement: {
      method: 'POST',
      path: '/api/admin/requests/{businessSn}/precheck/supplement',
      tellsChange: true,
      access: 'staff',
      permission: 'requests.act',
      summary:
        '把所选的预审结果转为一轮补充要求：findings 为结果的编号，或 {id, problem}（problem 为客户看到的说明，不填为规则的说明，关于某个文件的写明文件名）；dueDate 为最后一天（YYYY-MM-DD，北京时间）',
      params: byNumber,
      body: supplementForm,
      reply: z.object({ round: z.number() }),
      submits: true,
      fails: ['precheck.case_moved'],
    },
  },
  casePermissions,
)
