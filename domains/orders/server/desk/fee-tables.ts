import { userNames, usernameOf } from '@portal/accounts/server'
import type { Ctx, SignedInCtx } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import type { FeeItemView, FeesForm, FeeTables, FeeVersionDetail, FeeVersionRow } from '../../contract/desk-fees.ts'
import type { FeeCode } from '../../contract/fees.ts'
import { fenOf, yuanOf } from '../../contract/money.ts'
import { ensure } from '../failures.ts'
import { feeItems, feeVersions } from '../fees/fee.table.ts'
import { type FeeItem, type FeeVersion, findFeesInForce } from '../fees/fees-in-force.ts'
import { ensureChecked, ensureWhole, startOf } from './judge-fees.ts'

type ReadCtx = Pick<Ctx, 'db' | 'now'>

export const itemOf = (item: FeeItem): FeeItemView => ({
  code: item.code,
  unitPrice: yuanOf(item.unitPrice),
  source: item.source,
  sourceUrl: item.sourceUrl,
  checkedOn: item.checkedOn,
  invoiceable: item.isInvoiceable,
  refundable: item.isRefundable,
})

const rowsOf = async (ctx: ReadCtx, versions: readonly FeeVersion[]): Promise<FeeVersionRow[]> => {
  const names = await userNames(
    ctx,
    versions.flatMap(({ actorId }) => actorId ?? []),
  )
  return versions.map(({ version, effectiveFrom, note, isDemonstration, createTime, actorId }) => ({
    version,
    effectiveFrom: effectiveFrom.getTime(),
    note,
    demonstration: isDemonstration,
    createTime: createTime.getTime(),
    actor: actorId && usernameOf(names, actorId),
  }))
}

const newestFirst = [desc(feeVersions.effectiveFrom), desc(feeVersions.version)]

/** All fee tables, what may be charged, and the prices in force. */
export const listFeeTables = async (ctx: ReadCtx, codes: readonly FeeCode[]): Promise<FeeTables> => {
  const versions = await ctx.db
    .select()
    .from(feeVersions)
    .orderBy(...newestFirst)
  const inForce = await findFeesInForce(ctx)
  return {
    codes: codes.map(({ code, name, kind, service, open = false }) => ({ code, name, kind, service, open })),
    versions: await rowsOf(ctx, versions),
    current: inForce ? { version: inForce.version.version, items: [...inForce.items.values()].map(itemOf) } : null,
  }
}

export const viewFeeVersion = async (
  ctx: ReadCtx,
  { params }: { params: { version: number } },
): Promise<FeeVersionDetail> => {
  const [version] = await ctx.db.select().from(feeVersions).where(eq(feeVersions.version, params.version))
  ensure(version, 'record.not_found')
  const [row] = await rowsOf(ctx, [version])
  ensure(row, 'record.not_found')
  const items = await ctx.db.select().from(feeItems).where(eq(feeItems.versionId, version.id)).orderBy(feeItems.code)
  return { ...row, items: items.map(itemOf) }
}

type NewFees = FeesForm & { codes: readonly FeeCode[]; actorId: string | null }

/**
 * Writes a fee table, which never changes: the next one ends it. All that a demonstration writes is marked as one. Answers
 * its number.
 */
export const storeFees = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'newId' | 'config'>,
  { codes, actorId, note, items, ...form }: NewFees,
): Promise<number> => {
  ensureWhole(codes, items)
  ensureChecked(ctx, items)
  const [newest] = await ctx.db
    .select()
    .from(feeVersions)
    .orderBy(...newestFirst)
    .limit(1)
  const id = ctx.newId()
  const [stored] = await ctx.db
    .insert(feeVersions)
    .values({
      id,
      version: (newest?.version ?? 0) + 1,
      effectiveFrom: startOf(ctx, form, newest),
      note,
      isDemonstration: ctx.config.mode === 'demonstration',
      createTime: ctx.now(),
      actorId,
    })
    // Two editors at once: the second has not seen what the first wrote.
    .onConflictDoNothing({ target: feeVersions.version })
    .returning()
  ensure(stored, 'order.newer_fees')
  await ctx.db.insert(feeItems).values(
    items.map(({ code, unitPrice, source, sourceUrl, checkedOn, invoiceable, refundable }) => ({
      versionId: id,
      code,
      unitPrice: fenOf(unitPrice),
      source,
      sourceUrl,
      checkedOn: checkedOn === '' ? null : checkedOn,
      isInvoiceable: invoiceable,
      isRefundable: refundable,
    })),
  )
  return stored.version
}
