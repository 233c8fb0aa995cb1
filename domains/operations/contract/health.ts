import { type HealthState, healthStates, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'

export const healthStateLabels = {
  ok: '正常',
  warning: '注意',
  fault: '异常',
  unknown: '未知',
} as const satisfies Record<HealthState, string>

const check = z.object({
  key: z.string(),
  name: z.string(),
  state: z.enum(healthStates),
  /** What is so, and what to do where it is not ok. */
  text: z.string(),
  /** Since when it has been in this state, epoch ms. */
  since: z.number(),
})
export type Check = z.output<typeof check>

const job = z.object({
  name: z.string(),
  /** The schedule in the time zone Asia/Shanghai. */
  cron: z.string(),
  /** When the last run ended, and whether it worked; null where none has ended within the last days. */
  lastTime: z.nullable(z.number()),
  lastWorked: z.nullable(z.boolean()),
  /** What the last run failed of. */
  error: z.nullable(z.string()),
  nextTime: z.number(),
})
export type JobRow = z.output<typeof job>

export const health = z.object({
  overall: z.enum(healthStates),
  checks: z.array(check),
  version: z.object({
    portal: z.string(),
    commit: z.nullable(z.string()),
    node: z.string(),
    postgres: z.string(),
    /** The number of the last migration. */
    schema: z.nullable(z.number()),
  }),
  /** Null while the queue has never been started. */
  queue: z.nullable(z.object({ waiting: z.number(), oldest: z.nullable(z.number()), failed: z.number() })),
  jobs: z.array(job),
  storage: z.object({ freeBytes: z.number() }),
  database: z.object({ answerMs: z.number(), clockDifferenceMs: z.number() }),
  /** The last backup that was told; null where none ever was. */
  backup: z.nullable(z.object({ at: z.number(), files: z.number() })),
})
export type Health = z.output<typeof health>

export const jobName = z.object({ name: requiredText('缺少任务名称', { length: 100 }) })
