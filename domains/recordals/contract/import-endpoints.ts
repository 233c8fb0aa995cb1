import { defineImportsApi } from '@portal/imports/contract'
import { bytes, defineApi } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { recordalsErrors } from './errors.ts'
import { recordalList } from './import.ts'
import type { RecordalPermission } from './permissions.ts'

/** Calls of the back office: staff upload a list of recordals, look at it, start its import and follow it. */
export const recordalImportsApi = defineImportsApi<RecordalPermission>({
  path: '/api/admin/recordals/imports',
  list: recordalList,
  what: '备案数据',
  permission: 'recordals',
})

/** The picture of a recordal, which the public may load. */
export const recordalPicturesApi = defineApi(recordalsErrors, {
  recordalIcon: {
    method: 'GET',
    path: '/api/recordalIcon/{id}',
    access: 'public',
    summary: '权利标识的图样；id 为查询结果中的 recordIcon',
    params: z.object({ id: z.string() }),
    reply: bytes,
  },
})
