import type { History } from '@portal/platform/server'
import { messageSteps } from './message.table.ts'

/** What happened to messages. */
export const messageHistories: readonly History[] = [{ name: '留言处理步骤', table: messageSteps }]
