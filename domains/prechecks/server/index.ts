import { bindRoutes, permissionsIn, type ServerDomain } from '@portal/platform/server'
import { precheckCasesApi } from '../contract/case-endpoints.ts'
import { prechecksApi } from '../contract/endpoints.ts'
import { precisionPath } from '../contract/paths.ts'
import type { PrecheckPermission } from '../contract/permissions.ts'
import { precheckRulesApi } from '../contract/rule-endpoints.ts'
import { askSupplement } from './ask-supplement.ts'
import type { CaseSource } from './case-source.ts'
import { checkVersion, writeVersion } from './change-rule.ts'
import { judgeFinding } from './judge-finding.ts'
import { listRules } from './list-rules.ts'
import { prechecksPersonal } from './personal.ts'
import { rulePrecision } from './rule-precision.ts'
import { ruleRecord } from './rule-rows.ts'
import { listRuleChanges } from './rules-in-force.ts'
import { type FindRight, runPrecheck } from './run-precheck.ts'
import { caseListener, missedCases } from './store-case.ts'
import { switchRule } from './switch-rule.ts'
import { forgetAnswers } from './told-answers.ts'
import { viewDeskCase, viewOwnCase } from './view-case.ts'

export type { CaseSource } from './case-source.ts'

const caseRoutes = (source: CaseSource) =>
  bindRoutes(precheckCasesApi, {
    own: viewOwnCase(source),
    desk: viewDeskCase(source),
    judge: judgeFinding(source),
    askSupplement: askSupplement(source),
  })

/**
 * The pre-check of forms and papers. `findRight` tells of rights, `cases` of submissions, whose findings are stored and judged;
 * the composition root knows who can.
 */
export const createPrechecksServer = ({
  findRight,
  cases,
}: {
  findRight?: FindRight
  cases?: CaseSource
} = {}): ServerDomain => ({
  name: 'prechecks',
  personal: prechecksPersonal,
  routes: [
    ...bindRoutes(prechecksApi, { check: runPrecheck(findRight), ruleChanges: listRuleChanges }),
    ...bindRoutes(precheckRulesApi, {
      precision: rulePrecision,
      rules: listRules(cases),
      switchRule,
      writeVersion,
      checkVersion,
    }),
    ...(cases ? caseRoutes(cases) : []),
  ],
  records: [ruleRecord],
  listeners: cases ? [caseListener(cases, findRight)] : [],
  jobs: [forgetAnswers, ...(cases ? [missedCases(cases, findRight)] : [])],
  permissions: permissionsIn<PrecheckPermission>('内容管理', {
    'prechecks.rules': '查看预审准确率，启用、停用和修改预审规则',
  }),
  purviews: [
    {
      name: '系统管理',
      icon: 'settings',
      access: 'system',
      path: '',
      sort: 95,
      children: [
        {
          name: '预审准确率',
          icon: 'check',
          access: 'system.precheckPrecision',
          path: precisionPath,
          sort: 27,
          permission: 'prechecks.rules',
        },
      ],
    },
  ],
})
