import type { Ctx, JobCtx } from '@portal/platform/server'
import { desc } from 'drizzle-orm'
import type { AuditReport } from '../../contract/index.ts'
import { logAudits } from '../log.table.ts'
import { appendStatement } from './append-statement.ts'
import { auditLog } from './audit-log.ts'
import { takeLock } from './log-locks.ts'

type RecordCtx = Pick<JobCtx, 'db' | 'now' | 'config' | 'log'>

export const newestAudits = async ({ db }: Pick<Ctx, 'db'>, count: number) =>
  db.select().from(logAudits).orderBy(desc(logAudits.number)).limit(count)

/** Keeps a report, chained to the one before it and put into the log, so that no audit can be made to have said otherwise. */
const keepReport = async (ctx: RecordCtx, report: AuditReport): Promise<void> => {
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    await takeLock(inside, 'audit')
    const [last] = await newestAudits(inside, 1)
    const number = (last?.number ?? 0) + 1
    const statement = JSON.stringify({ v: 'cn.ip-evidence.audit/1', number, prev: last?.sha256 ?? null, report })
    const { sha256 } = await appendStatement(inside, { bytes: Buffer.from(statement), purpose: 'audit' })
    await db.insert(logAudits).values({ number, at: new Date(report.at), report, statement, sha256 })
  })
}

/** Audits the log and keeps what was found; what is wrong is told in the process's log too. */
export const runAudit = async (ctx: RecordCtx): Promise<AuditReport> => {
  const report = await auditLog(ctx)
  for (const { msg: _, ...found } of report.findings.slice(0, 20)) ctx.log.error(found, 'the evidence log was altered')
  await keepReport(ctx, report)
  return report
}
