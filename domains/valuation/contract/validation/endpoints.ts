import { defineApi, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { valuationPermissions } from '../permissions.ts'
import { validationErrors } from './errors.ts'
import { validation, validationForm, validationList } from './validation.ts'

const path = '/api/admin/valuation/validations' as const
const permission = 'valuation.parameters'

/** Calls of the back office: what was found when the model was compared with what became of patents. */
export const validationsApi = defineApi(
  validationErrors,
  {
    listValidations: {
      method: 'GET',
      path,
      access: 'staff',
      permission,
      summary: '模型验证的结果，新的在前；calibrated 表示现用的参数和对照组已经验证',
      query: z.object(pageQuery),
      reply: validationList,
    },
    addValidation: {
      method: 'POST',
      path,
      tellsChange: true,
      access: 'staff',
      permission,
      summary: '开始一次续费验证（kind 为 renewal，在后台计算），或登记一次价格验证的结果（kind 为 price）',
      body: validationForm,
      reply: validation,
      submits: true,
      fails: ['validation.running', 'validation.other_model'],
    },
  },
  valuationPermissions,
)
