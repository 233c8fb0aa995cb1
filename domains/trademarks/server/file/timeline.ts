import type { Ctx } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import { type FileAct, fileActs, wayOf } from '../../contract/file/acts.ts'
import type { LinkedFile, TimelineEntry } from '../../contract/file/detail.ts'
import { type AuditStep, auditSteps, fileStateText } from '../../contract/file/states.ts'
import { trademarkLimits } from '../../contract/limits.ts'
import { type StepAct, type Trademark, type TrademarkStep, trademarkSteps } from './file.table.ts'

/** The history of an application, the first entry first; of a very long one the end. */
export const stepsOf = ({ db }: Pick<Ctx, 'db'>, { id }: Pick<Trademark, 'id'>): Promise<TrademarkStep[]> =>
  db
    .select()
    .from(trademarkSteps)
    .where(eq(trademarkSteps.trademarkId, id))
    .orderBy(desc(trademarkSteps.version))
    .limit(trademarkLimits.timeline)
    .then((rows) => rows.reverse())

const ownLabels = {
  submitted: '提交申请',
  assigned: '平台指派服务商',
  amended: '补充或修改资料',
  unpaid: '收款已更正或退款',
} as const

const isFileAct = (act: StepAct): act is FileAct => fileActs.some((one) => one === act)
const isAuditStep = (step: number): step is AuditStep => step in auditSteps

/** What an act is called in the history. */
export const actLabel = (act: StepAct): string => (isFileAct(act) ? wayOf(act).label : ownLabels[act])

/** What the timeline calls a step: one of the audit steps by its name, any other by its act. */
const nameOf = ({ step, act }: TrademarkStep): string =>
  step !== null && isAuditStep(step) ? auditSteps[step] : actLabel(act)

export const timelineOf = (
  { kind }: Trademark,
  steps: readonly TrademarkStep[],
  files: ReadonlyMap<string, LinkedFile>,
): TimelineEntry[] =>
  steps.map((row) => ({
    act: row.act,
    step: row.step,
    name: nameOf(row),
    time: row.createTime.getTime(),
    fileState: row.stateAfter,
    fileStateText: fileStateText(kind, row.stateAfter),
    by: row.performer,
    note: row.note,
    date: row.paperOn,
    number: row.paperNumber,
    delivery: row.delivery,
    country: row.country,
    result: row.result,
    file: row.fileId === null ? null : (files.get(row.fileId) ?? null),
  }))
