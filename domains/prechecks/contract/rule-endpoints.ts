import { defineApi, done } from '@portal/platform/contract'
import { precheckErrors } from './errors.ts'
import { precheckPermissions } from './permissions.ts'
import { precisionQuery, precisionTable } from './precision.ts'
import { ruleList, switchForm } from './rule-switch.ts'
import { ruleAddress, ruleVersionForm, versionAddress, versionSaved } from './rule-version.ts'

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
      summary: '预审规则：是否启用，最近一次由谁、何时、因何启用或停用，以及全部版本',
      reply: ruleList,
    },
    switchRule: {
      method: 'POST',
      path: '/api/admin/precheckRules/{id}/state',
      tellsChange: true,
      access: 'staff',
      permission: 'prechecks.rules',
      summary: '启用或停用一条预审规则，须写明原因；对此后的预审生效',
      params: ruleAddress,
      body: switchForm,
      reply: done,
      submits: true,
      fails: ['precheck.rule_switched'],
    },
    writeVersion: {
      method: 'POST',
      path: '/api/admin/precheckRules/{id}/versions',
      tellsChange: true,
      access: 'staff',
      permission: 'prechecks.rules',
      summary: '编写一条预审规则的新版本；没有填写的部分与上一版本相同，另一位同事复核之前不适用',
      params: ruleAddress,
      body: ruleVersionForm,
      reply: versionSaved,
      submits: true,
      nestedFields: true,
      fails: ['precheck.newer_version'],
    },
    checkVersion: {
      method: 'POST',
      path: '/api/admin/precheckRules/{id}/versions/{version}/check',
      tellsChange: true,
      access: 'staff',
      permission: 'prechecks.rules',
      summary: '复核他人编写的版本：自其生效日起适用，此前未复核的旧版本不再适用',
      params: versionAddress,
      reply: done,
      fails: [
        'precheck.unknown_version',
        'precheck.version_checked',
        'precheck.version_replaced',
        'precheck.own_version',
      ],
    },
  },
  precheckPermissions,
)
