import { statfs } from 'node:fs/promises'
import type { HealthCheck, HealthFinding, Job, JobCtx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import type { Health } from '../contract/health.ts'
import { readBackup } from './backup.ts'
import { jobsFinding, queueFinding, readJobs, readQueue } from './queue.ts'

const slowMs = 1_000
const apartMs = 2_000
const backupLateMs = 26 * 3_600_000
const hourMs = 3_600_000
const mebibyte = 1024 * 1024

/** How long the database takes to answer, and by how much its clock differs from that of this machine. */
export const readDatabase = async ({ db }: Pick<JobCtx, 'db'>): Promise<Health['database']> => {
  const sent = Date.now()
  const { rows } = await db.execute<{ at: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
  )
  const received = Date.now()
  const difference = Math.abs((rows[0]?.at ?? received) - (sent + received) / 2)
  return { answerMs: received - sent, clockDifferenceMs: Math.round(Math.max(0, difference - (received - sent) / 2)) }
}

/** How much room the disk of the data folder has. */
export const readRoom = async ({ config }: Pick<JobCtx, 'config'>): Promise<Health['storage']> => {
  const { bavail, bsize } = await statfs(config.dataFolder)
  return { freeBytes: bavail * bsize }
}

const databaseFinding = async (ctx: JobCtx): Promise<HealthFinding> => {
  const { answerMs } = await readDatabase(ctx)
  if (answerMs > slowMs) return { state: 'warning', text: `${answerMs} 毫秒后才答复，请检查数据库的负载。` }
  return { state: 'ok', text: `${answerMs} 毫秒内答复。` }
}

const clockFinding = async (ctx: JobCtx): Promise<HealthFinding> => {
  const { clockDifferenceMs } = await readDatabase(ctx)
  if (clockDifferenceMs > apartMs) {
    const text = `本机与数据库的时钟相差 ${clockDifferenceMs} 毫秒，请检查两边的对时服务。`
    return { state: 'warning', text }
  }
  return { state: 'ok', text: `与数据库的时钟相差不超过 ${apartMs} 毫秒。` }
}

const storageFinding = async ({ storage }: JobCtx): Promise<HealthFinding> => {
  await storage.check()
  return { state: 'ok', text: '文件可以读写。' }
}

const roomFinding = async (ctx: JobCtx): Promise<HealthFinding> => {
  const { freeBytes } = await readRoom(ctx)
  const { leastFreeBytes } = ctx.config
  const words = `数据文件夹所在磁盘剩余 ${Math.floor(freeBytes / mebibyte)} MB。`
  if (freeBytes < leastFreeBytes)
    return { state: 'fault', text: `${words}已停止接收新的文件与提交，请立即清理或扩容。` }
  if (freeBytes < leastFreeBytes * 2) return { state: 'warning', text: `${words}即将不足，请清理或扩容。` }
  return { state: 'ok', text: words }
}

const backupFinding = async (ctx: JobCtx): Promise<HealthFinding> => {
  const last = await readBackup(ctx)
  if (!last) return { state: 'unknown', text: '没有备份记录。请按运维说明安排备份，并让它报告结果。' }
  const hours = Math.floor((ctx.now().getTime() - last.at) / hourMs)
  if (ctx.now().getTime() - last.at > backupLateMs) {
    return { state: 'warning', text: `最近一次备份在 ${hours} 小时前，请检查备份是否仍在执行。` }
  }
  return { state: 'ok', text: `最近一次备份在 ${hours} 小时前，共 ${last.files} 个文件。` }
}

/** What is checked of every portal, whatever its domains are. */
export const ownChecks = (jobs: readonly Job[]): readonly HealthCheck[] => [
  { key: 'database', name: '数据库', look: databaseFinding },
  { key: 'clock', name: '时钟', look: clockFinding },
  { key: 'files', name: '文件存储', look: storageFinding },
  { key: 'room', name: '磁盘空间', look: roomFinding },
  { key: 'queue', name: '任务队列', look: async (ctx) => queueFinding(await readQueue(ctx), ctx.now()) },
  { key: 'jobs', name: '定时任务', look: async (ctx) => jobsFinding(await readJobs(ctx, jobs)) },
  { key: 'backup', name: '备份', look: backupFinding },
]
