import { defineApi } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { marksErrors } from './errors.ts'
import { referencePermissions } from './permissions.ts'
import { signRulesForm } from './sign-rules.ts'

const path = '/api/admin/signRules'
const permission = 'trademarks.reference'

/** Calls of the back office about what may be a mark. */
export const signRulesApi = defineApi(
  marksErrors,
  {
    read: {
      method: 'GET',
      path,
      access: 'staff',
      permission,
      summary: '商标名称的提示规则；version 为 0 表示随程序提供',
      reply: z.extend(signRulesForm, { version: z.number() }),
    },
    save: {
      method: 'PUT',
      path,
      tellsChange: true,
      access: 'staff',
      permission,
      summary: '整体替换提示规则；给出 version 时，被他人改过则拒绝',
      body: signRulesForm,
      reply: z.object({ version: z.number() }),
      fails: ['signRules.newer_version'],
    },
  },
  referencePermissions,
)
