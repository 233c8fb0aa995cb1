import type { History } from '@portal/platform/server'
import { providerSteps } from './profile.table.ts'

/** What became of the profiles of providers. */
export const providerHistories: readonly History[] = [{ name: '服务机构审核记录', table: providerSteps }]
