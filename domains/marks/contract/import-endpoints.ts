import { defineImportsApi } from '@portal/imports/contract'
import { markList } from './import.ts'
import type { referencePermissions } from './permissions.ts'

/** Calls of the back office: staff hand in lists of marks, look at them, start their imports and follow them. */
export const markImportsApi = defineImportsApi<(typeof referencePermissions)[number]>({
  path: '/api/admin/marks/imports',
  list: markList,
  what: '商标数据',
  permission: 'trademarks.reference',
})
