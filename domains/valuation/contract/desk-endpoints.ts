import { defineApi } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { valuationErrors } from './errors.ts'
import { parameterVersionDetail, parameterVersionRows } from './parameter-versions.ts'
import { parametersForm } from './parameters.ts'
import { valuationPermissions } from './permissions.ts'
import { trialForm, trialReply } from './trial.ts'

const path = '/api/admin/valuation/parameters'

/** Calls of staff about what valuations are made with. */
export const valuationDeskApi = defineApi(
  valuationErrors,
  {
    versions: {
      method: 'GET',
      path,
      access: 'staff',
      permission: 'valuation.parameters',
      summary: '评估参数的全部版本，新的在前；最新一版为现行（权限 valuation.parameters）',
      reply: parameterVersionRows,
    },
    version: {
      method: 'GET',
      path: `${path}/{version}`,
      access: 'staff',
      permission: 'valuation.parameters',
      summary: '评估参数的一个版本，含每项的取值、来源与核对日期（权限 valuation.parameters）',
      params: z.object({ version: z.string() }),
      reply: parameterVersionDetail,
    },
    addVersion: {
      method: 'POST',
      path,
      tellsChange: true,
      access: 'staff',
      permission: 'valuation.parameters',
      summary: '保存评估参数的新版本：须含全部参数，立即用于新的评估，保存后不能修改（权限 valuation.parameters）',
      body: parametersForm,
      reply: z.object({ version: z.string() }),
      submits: true,
      replyNumber: 'version',
      nestedFields: true,
      fails: ['parameters.unchanged', 'parameters.newer'],
    },
    trial: {
      method: 'POST',
      path: '/api/admin/valuation/trial',
      inSteps: true,
      access: 'staff',
      permission: 'valuation.parameters',
      summary:
        '试算一次评估，不保存；parameters 为要替换的参数，不能评估时答 code 500 与 msg（权限 valuation.parameters）',
      body: trialForm,
      reply: trialReply,
      nestedFields: true,
    },
  },
  valuationPermissions,
)
