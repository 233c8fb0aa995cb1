import { defineApi, defineErrors } from '@portal/platform/contract'
import { precheckResult } from './finding.ts'
import { precheckForm } from './precheck.ts'
import { rulesOff } from './rule-switch.ts'

export const prechecksApi = defineApi(defineErrors({}), {
  check: {
    method: 'POST',
    path: '/api/precheck',
    access: 'signedIn',
    summary: '材料预审：表单及其附件还缺什么，逐条说明原因、依据和怎样补充；不影响提交',
    body: precheckForm,
    reply: precheckResult,
    limit: 'costly',
  },
  rulesOff: {
    method: 'GET',
    path: '/api/precheck/rulesOff',
    access: 'signedIn',
    summary: '停用的预审规则：页面自行检查字段时不用这些规则',
    reply: rulesOff,
  },
})
