import { shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, type Batches, type Bytes, type SheetColumn, writeXlsx } from '@portal/platform/server'
import { asc, desc, eq } from 'drizzle-orm'
import { typeWords } from '../../contract/import/type-words.ts'
import type { RecordalForm } from '../../contract/recordal.ts'
import type { RightFacts } from '../../contract/right.ts'
import { rightStatusLabels } from '../../contract/right-words.ts'
import { rightRecordals, rights } from '../right.table.ts'
import { countryNameOf, showFacts } from '../right-facts.ts'
import { listColumns, type WrittenLine, workbookType } from './template.ts'

type ExportCtx = Pick<ActorCtx<'cipher'>, 'db' | 'actor' | 'cipher' | 'now'>
/** A right with its recordals, the one that ends last in front. */
type Kept = { facts: RightFacts; recordals: readonly RecordalForm[] }

const lineOf = ({ facts, recordals: [recordal] }: Kept): WrittenLine => ({
  registerType: typeWords[facts.registerType],
  recordName: facts.recordName,
  registerNum: facts.registerNum,
  obligeeName: facts.obligeeName,
  country: countryNameOf(facts.country),
  classes: facts.classes.join('、'),
  rightBeginDate: facts.rightBeginDate ?? '',
  rightEndDate: facts.rightEndDate ?? '',
  recordNum: recordal?.recordNum ?? '',
  recordBeginDate: recordal?.recordBeginDate ?? '',
  recordEndDate: recordal?.recordEndDate ?? '',
})

type Written = { kept: Kept; line: WrittenLine }

/** The columns of the template, and behind them what an import does not read. */
const columns: readonly SheetColumn<Written>[] = [
  ...listColumns.map((column) => ({ ...column, cell: ({ line }: Written) => column.cell(line) })),
  { header: '权利状态', width: 14, cell: ({ kept }) => rightStatusLabels[kept.facts.status] },
  { header: '申请日', width: 14, cell: ({ kept }) => kept.facts.applicationDate },
  { header: '商品或服务', width: 40, cell: ({ kept }) => kept.facts.goods },
  { header: '备注', width: 40, cell: ({ kept }) => kept.facts.note },
  {
    header: '其他海关备案',
    width: 40,
    cell: ({ kept }) =>
      kept.recordals
        .slice(1)
        .map(
          ({ recordNum, recordBeginDate, recordEndDate }) => `${recordNum}（${recordBeginDate} 至 ${recordEndDate}）`,
        )
        .join('；'),
  },
]

/** The caller's own vault, in the order of its list. */
const keptBy = async (ctx: ExportCtx): Promise<Kept[]> => {
  const isOwn = eq(rights.ownerId, ctx.actor.userId)
  const [own, recordals] = await Promise.all([
    ctx.db.select().from(rights).where(isOwn).orderBy(desc(rights.saveTime), asc(rights.id)),
    ctx.db
      .select({
        rightId: rightRecordals.rightId,
        recordNum: rightRecordals.recordNum,
        recordBeginDate: rightRecordals.recordBeginDate,
        recordEndDate: rightRecordals.recordEndDate,
      })
      .from(rightRecordals)
      .innerJoin(rights, eq(rights.id, rightRecordals.rightId))
      .where(isOwn)
      .orderBy(desc(rightRecordals.recordEndDate), asc(rightRecordals.recordNum)),
  ])
  const byRight = Map.groupBy(recordals, ({ rightId }) => rightId)
  return own.map((row) => ({ facts: showFacts(ctx, row), recordals: byRight.get(row.id) ?? [] }))
}

/**
 * One's own vault as a workbook: the facts of each right with its recordals, and no paper. A vault has at most a thousand
 * rights, so that it is read at once.
 */
export const exportRights = async (ctx: ExportCtx): Promise<Bytes> => {
  const rows = (await keptBy(ctx)).map((kept) => ({ kept, line: lineOf(kept) }))
  async function* batches(): Batches<Written> {
    yield rows
  }
  return {
    content: writeXlsx(columns, batches()),
    type: workbookType,
    fileName: `权利台账-${shanghaiDayOf(ctx.now())}.xlsx`,
  }
}
