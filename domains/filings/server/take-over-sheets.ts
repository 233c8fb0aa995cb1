import type { JobCtx } from '@portal/platform/server'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { emptyFacts, type SheetFacts } from '../contract/facts.ts'
import { sheets } from './filing.table.ts'
import type { SheetRecord } from './own-sheet.ts'
import { rightFactsOf } from './said-of-right.ts'
import { findContent } from './sheet-content.ts'
import type { Recorded, SaidOfRight, Vault } from './vault.ts'

const oldRecordalOf = ({ recordNum, recordBeginDate, recordEndDate }: SheetRecord): Recorded | null =>
  recordNum === null || recordBeginDate === null || recordEndDate === null
    ? null
    : { recordNum, recordBeginDate, recordEndDate }

/** A right can be known by the kind and the number of its certificate alone. */
const namesRight = ({ registerType, registerNum }: SheetFacts): boolean => registerType !== null && registerNum !== ''

/**
 * What the vault is to keep of a sheet; undefined for a draft that names no right. Number and days of a recordal stand in clear, so
 * that they are taken over also where no key opens the sheet.
 */
const saidOf = (ctx: Pick<JobCtx, 'cipher'>, sheet: SheetRecord): SaidOfRight | undefined => {
  const facts = findContent(ctx, sheet)?.facts ?? emptyFacts
  const recordal = oldRecordalOf(sheet)
  if (recordal === null && !namesRight(facts)) return undefined
  const { id: ref, saveTime: savedAt, rightId, recordalId, nextReminder: nextOn } = sheet
  const told = { since: savedAt.getTime(), nextOn }
  const said = { facts: rightFactsOf(facts, recordal?.recordNum), ref, savedAt, rightId, recordalId, recordal }
  return recordal === null ? said : { ...said, told }
}

const settled = {
  recordNum: null,
  recordBeginDate: null,
  recordEndDate: null,
  nextReminder: null,
  awaitsTakeover: false,
}

/** As the index over those that are left has it. */
const isWaiting = sql`${sheets.awaitsTakeover}`

/**
 * Takes over the sheets of the owner who follows `after` in their order, in the caller's transaction; answers him, undefined where
 * nobody follows. The one that was saved last has the last word on a recordal that several name. A draft that no key opens waits
 * for a later start.
 */
const takeOverNext = async (vault: Vault, ctx: JobCtx, after: string | undefined): Promise<string | undefined> => {
  // Several processes may start at once.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('filings.take-over', 0))`)
  const [first] = await ctx.db
    .select({ userId: sheets.userId })
    .from(sheets)
    .where(and(isWaiting, after === undefined ? undefined : gt(sheets.userId, after)))
    .orderBy(asc(sheets.userId))
    .limit(1)
  if (!first) return undefined
  const { userId } = first
  const found = await ctx.db
    .select()
    .from(sheets)
    .where(and(eq(sheets.userId, userId), isWaiting))
    .orderBy(asc(sheets.saveTime), asc(sheets.id))
  const said = found.flatMap((sheet) => saidOf(ctx, sheet) ?? [])
  const kept = said.length === 0 ? [] : await vault.keep({ ...ctx, actor: { userId } }, said)
  const keptOf = new Map(said.map(({ ref }, at) => [ref, kept[at]]))
  for (const sheet of found) {
    if (oldRecordalOf(sheet) === null && findContent(ctx, sheet) === undefined) continue
    const { id } = sheet
    await ctx.db
      .update(sheets)
      .set({ ...settled, ...keptOf.get(id) })
      .where(eq(sheets.id, id))
  }
  return userId
}

/**
 * Hands what an older release kept of rights in its sheets over to the vault: a right for every sheet that names one by its number,
 * a recordal for every sheet on record, with the reminders that were sent. Each owner is one transaction, so that a start that is
 * cut off goes on with the next owner; a further one finds nothing to do.
 */
export const takeOverSheets =
  (vault: Vault) =>
  async (ctx: JobCtx): Promise<void> => {
    let owners = 0
    for (let last: string | undefined; ; owners += 1) {
      last = await ctx.db.transaction((db) => takeOverNext(vault, { ...ctx, db }, last))
      if (last === undefined) break
    }
    if (owners > 0) ctx.log.info({ owners }, 'the vault has taken over the rights and recordals of sheets')
  }
