import { defineApi, defineErrors } from '@portal/platform/contract'
import { precheckResult } from './finding.ts'
import { precheckForm } from './precheck.ts'
import { ruleChanges } from './rule-switch.ts'

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
  ruleChanges: {
    method: 'GET',
    path: '/api/precheck/ruleChanges',
    access: 'signedIn',
    summary: '停用的预审规则，以及工作人员改过、今天适用的版本：页面自行检查字段时照此判断',
    reply: ruleChanges,
  },
})
