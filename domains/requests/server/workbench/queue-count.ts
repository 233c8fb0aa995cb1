import { countUpTo, type ListCount } from '@portal/platform/server'
import { queueQuery } from '../../contract/filter.ts'
import { requestLimits } from '../../contract/limits.ts'
import type { RequestPermission } from '../../contract/permissions.ts'
import { requests } from '../request.table.ts'
import { wantedBy } from './queue-filter.ts'

const permission: RequestPermission = 'requests.read'

/** How many cases the queue has under a kept filter; the address of the list calls the kind of business `type`. */
export const queueCount: ListCount = {
  page: '/requests',
  permission,
  count: async (ctx, { type, sort: _sort, ...search }) => {
    const filter = queueQuery.safeParse({ ...search, businessType: type })
    if (!filter.success) return null
    const { totalElements } = await countUpTo(ctx, requests, wantedBy(ctx, filter.data), requestLimits.counted)
    return totalElements
  },
}
