import { askForJob, type Ctx, type Job } from '@portal/platform/server'
import { ensure } from './failures.ts'
import { hasQueue } from './queue.ts'

/** Has a scheduled job run now. */
export const runJob = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  jobs: readonly Job[],
  { params: { name } }: { params: { name: string } },
): Promise<Record<string, never>> => {
  ensure(
    jobs.some((job) => job.name === name),
    'record.not_found',
  )
  ensure(await hasQueue(ctx), 'operations.queue_away')
  await askForJob(ctx, name)
  return {}
}
