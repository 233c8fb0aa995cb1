import type { History } from '@portal/platform/server'
import { accountEvents } from './account-event.table.ts'

/** What happened to accounts. */
export const accountHistories: readonly History[] = [{ name: '账号记录', table: accountEvents }]
