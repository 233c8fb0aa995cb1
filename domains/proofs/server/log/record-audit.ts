import type { Page, PageQuery } from '@portal/platform/contract'
import { type Ctx, type JobCtx, readPage } from '@portal/platform/server'
import { desc } from 'drizzle-orm'
import type { AuditReport, AuditRow } from '../../contract/audit.ts'
import { logAudits } from '../log.table.ts'
import { appendStatement } from './append-statement.ts'
import { auditLog } from './audit-log.ts'
import { takeLock } from './log-locks.ts'

type RecordCtx = Pick<JobCtx, 'db' | 'now' | 'config' | 'log'>

export const findLastAudit = async ({ db }: Pick<Ctx, 'db'>) => {
  const [last] = await db.select().from(logAudits).orderBy(desc(logAudits.number)).limit(1)
  return last
}

export const listAudits = async ({ db }: Pick<Ctx, 'db'>, { query }: { query: PageQuery }): Promise<Page<AuditRow>> => {
  const { rows, totalElements } = await readPage(db, query, { from: logAudits, orderBy: [desc(logAudits.number)] })
  const elements = rows.map(({ number, report }) => ({ ...report, number }))
  return { elements, totalElements }
}

/**
 * Stores a report that names the one before it, and puts it into the log, so that nobody can later change what an audit
 * found.
 */
const keepReport = (ctx: RecordCtx, report: AuditReport): Promise<AuditRow> =>
  ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    await takeLock(inside, 'audit')
    const last = await findLastAudit(inside)
    const number = (last?.number ?? 0) + 1
    const statement = JSON.stringify({ v: 'cn.ip-evidence.audit/1', number, prev: last?.sha256 ?? null, report })
    const { sha256 } = await appendStatement(inside, { bytes: Buffer.from(statement), purpose: 'audit' })
    await db.insert(logAudits).values({ number, at: new Date(report.at), report, statement, sha256 })
    return { ...report, number }
  })

/** Audits the log and stores the report; findings also go to the log output of the process. */
export const runAudit = async (ctx: RecordCtx): Promise<AuditRow> => {
  const report = await auditLog(ctx)
  for (const { msg: _, ...found } of report.findings.slice(0, 20)) ctx.log.error(found, 'the evidence log was altered')
  return keepReport(ctx, report)
}
