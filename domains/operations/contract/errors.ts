import { defineErrors } from '@portal/platform/contract'

export const operationsErrors = defineErrors({
  'operations.queue_away': { http: 409, status: 'U00409', msg: '任务队列尚未启动，暂时不能执行任务' },
})
