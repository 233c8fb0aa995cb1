import { defineApi } from '@portal/platform/contract'
import { deadlineErrors } from './errors.ts'
import { deadlinePermissions } from './permissions.ts'
import {
  checkForm,
  codeAddress,
  ruleVersionForm,
  versionAddress,
  versionChecked,
  versionImpact,
  versionList,
  versionSaved,
} from './rule-versions.ts'

/** Versions of rules, as staff write and check them. */
export const ruleVersionsApi = defineApi(
  deadlineErrors,
  {
    versions: {
      method: 'GET',
      path: '/api/admin/deadlineRules',
      access: 'staff',
      permission: 'deadlines.rules',
      summary: '全部期限规则的全部版本，含未核对的期限与依据、编写人和核对人',
      reply: versionList,
    },
    writeVersion: {
      method: 'POST',
      path: '/api/admin/deadlineRules/{code}/versions',
      access: 'staff',
      permission: 'deadlines.rules',
      summary: '编写一条规则的新版本；没有填写的部分与上一版本相同，核对之前不用于客户',
      params: codeAddress,
      body: ruleVersionForm,
      reply: versionSaved,
      fails: ['deadline.unknown_rule', 'deadline.unknown_calendar', 'deadline.newer_rule_version'],
      tellsChange: true,
      nestedFields: true,
    },
    impact: {
      method: 'POST',
      path: '/api/admin/deadlineRules/{code}/versions/{version}/impact',
      access: 'staff',
      permission: 'deadlines.rules',
      summary: '这个版本核对以后，哪些尚未完成的期限会改变；不保存任何内容',
      params: versionAddress,
      reply: versionImpact,
      fails: [
        'deadline.unknown_rule',
        'deadline.unknown_version',
        'deadline.version_checked',
        'deadline.version_replaced',
      ],
    },
    checkVersion: {
      method: 'POST',
      path: '/api/admin/deadlineRules/{code}/versions/{version}/check',
      access: 'staff',
      permission: 'deadlines.rules',
      summary: '核对他人编写的版本：记下网址、核对日期和标签，结束上一版本，重新计算尚未完成的期限',
      params: versionAddress,
      body: checkForm,
      reply: versionChecked,
      fails: [
        'deadline.unknown_rule',
        'deadline.unknown_version',
        'deadline.version_checked',
        'deadline.version_replaced',
        'deadline.own_version',
        'deadline.check_order',
      ],
      tellsChange: true,
    },
  },
  deadlinePermissions,
)
