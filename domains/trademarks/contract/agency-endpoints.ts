import { defineApi } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { trademarkErrors } from './errors.ts'
import { trademarkPermissions } from './permissions.ts'

const agency = z.object({ id: z.string(), name: z.string(), licenceNo: z.nullable(z.string()) })
export type Agency = z.infer<typeof agency>

/** To whom the desk gives cases: whoever gives one need not be allowed to approve agencies, and reads no more of them. */
export const deskAgenciesApi = defineApi(
  trademarkErrors,
  {
    list: {
      method: 'GET',
      path: '/api/admin/trademarkAgencies',
      access: 'staff',
      permission: 'trademarks.read',
      summary: '可以指派的服务商：已通过审核且账号在用，注册早的在前；licenceNo 为核对过的备案号',
      reply: z.object({ list: z.array(agency) }),
    },
  },
  trademarkPermissions,
)
