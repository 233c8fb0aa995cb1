import type { History } from '@portal/platform/server'
import { promiseFacts } from './promise.table.ts'

/** What happened to promises. */
export const promiseHistories: readonly History[] = [{ name: '服务时限记录', table: promiseFacts }]
