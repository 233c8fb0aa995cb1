import { foldName } from '@portal/names/server'
import type { Ctx } from '@portal/platform/server'
import { and, desc, eq, ne } from 'drizzle-orm'
import { importFieldLabels } from '../../contract/import.ts'
import type { Recordal } from '../../contract/recordal.ts'
import type { RecordalDetail } from '../../contract/search.ts'
import { recordStateLabels, registerTypeLabels, searchLimits } from '../../contract/words.ts'
import { fail } from '../failures.ts'
import { recordalChanges, recordalImports } from '../import.table.ts'
import { recordals } from '../recordal.table.ts'
import { findByNumber } from '../saved/find-by-number.ts'
import { ofTheRow } from './asked.ts'
import { findRows, withinLimits } from './find-rows.ts'
import { mostSimilar } from './most-similar.ts'
import { type RecordalRow, readRows, sourceOf } from './read-rows.ts'

type ReadCtx = Pick<Ctx, 'db'>
type ById = { params: { recordNum: string } }

/** How many changes of one recordal are shown. */
const mostChanges = 50

const sameHolderAs = async (ctx: ReadCtx, { id, name }: RecordalRow): Promise<RecordalDetail['sameHolder']> => {
  const ofHolder = and(eq(recordals.foldedHolder, foldName(name)), ne(recordals.id, id))
  const found = await withinLimits(ctx, (searching) =>
    findRows(searching, [ofTheRow(ofHolder)], { limit: searchLimits.beside, offset: 0 }),
  )
  return { elements: await readRows(ctx, found.ids), totalElements: found.total, totalIsExact: found.isExact }
}

const labels: Partial<Record<string, Readonly<Record<number, string>>>> = {
  recordState: recordStateLabels,
  registerType: registerTypeLabels,
}

const textOf = (field: string, value: string | number | null): string =>
  value === null ? '' : (labels[field]?.[Number(value)] ?? String(value))

const changesOf = async (ctx: ReadCtx, { recordNum }: Recordal): Promise<RecordalDetail['changes']> => {
  const rows = await ctx.db
    .select({ fields: recordalChanges.fields, createTime: recordalChanges.createTime, asOf: recordalImports.asOf })
    .from(recordalChanges)
    .innerJoin(recordalImports, eq(recordalImports.id, recordalChanges.importId))
    .where(eq(recordalChanges.recordNum, recordNum))
    .orderBy(desc(recordalChanges.id))
    .limit(mostChanges)
  return rows.map(({ fields, createTime, asOf }) => ({
    asOf,
    createTime: createTime.getTime(),
    fields: Object.entries(importFieldLabels).flatMap(([field, label]) => {
      const change = fields[field as keyof typeof fields]
      return change ? [{ field, label, before: textOf(field, change.before), after: textOf(field, change.after) }] : []
    }),
  }))
}

/** One recordal by its number, in whatever groups that is written, with the recordals and changes that stand beside it. */
export const recordalDetail = async (ctx: ReadCtx, { params }: ById): Promise<RecordalDetail> => {
  const recordal = (await findByNumber(ctx, params.recordNum)) ?? fail('record.not_found')
  return {
    ...(await sourceOf(ctx, [recordal.id])),
    recordal,
    sameHolder: await sameHolderAs(ctx, recordal),
    similar: await mostSimilar(ctx, recordal),
    changes: await changesOf(ctx, recordal),
  }
}
