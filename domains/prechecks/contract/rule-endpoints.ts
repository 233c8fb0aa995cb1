import { defineApi, done, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { precheckErrors } from './errors.ts'
import { precheckPermissions } from './permissions.ts'
import { precisionQuery, precisionTable } from './precision.ts'
import { ruleList, switchForm } from './rule-switch.ts'

/** The calls about the rules themselves: which are on, and how often they are right. */
export const precheckRulesApi = defineApi(
  precheckErrors,
  {
    precision: {
      method: 'GET',
      path: '/api/admin/precheck/precision',
      access: 'staff',
      permission: 'prechecks.rules',
      summary:
        '各条预审规则的准确率：属实 ÷（属实 + 不属实），lower 为 95% 置信下限（Wilson）；判断不足 20 条的为 null；from、to 限定业务的提交时间',
      query: precisionQuery,
      reply: precisionTable,
    },
    rules: {
      method: 'GET',
      path: '/api/admin/precheckRules',
      access: 'staff',
      permission: 'prechecks.rules',
      summary: '预审规则：是否启用，最近一次由谁、何时、因何启用或停用',
      reply: ruleList,
    },
    switchRule: {
      method: 'POST',
      path: '/api/admin/precheckRules/{id}/state',
      tellsChange: true,
      access: 'staff',
      permission: 'prechecks.rules',
      summary: '启用或停用一条预审规则，须写明原因；对此后的预审生效',
      params: z.object({ id: requiredText('缺少规则编号', { length: 64 }) }),
      body: switchForm,
      reply: done,
      submits: true,
      fails: ['precheck.rule_switched'],
    },
  },
  precheckPermissions,
)
