import type { RiskSource, SignedInCtx } from '@portal/platform/server'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { trademarkKindLabels } from '../../contract/kinds.ts'
import { deskHelpPath } from '../../contract/paths.ts'
import type { TrademarkPermission } from '../../contract/permissions.ts'
import { trademarks } from '../file/file.table.ts'
import { listedName } from '../file/list-own.ts'
import { helpCalls } from '../help/help.table.ts'
import { helpService } from '../help/help-calls.ts'

type NearestCtx = Pick<SignedInCtx, 'db'>
type Nearest = ReturnType<RiskSource['nearest']>
const permission: TrademarkPermission = 'trademarks.read'

/** The applications that no provider has accepted yet. */
const unaccepted = async ({ db }: NearestCtx, most: number): Nearest => {
  const { businessSn, kind, markName, markType, nextDue, fileState, providerId } = trademarks
  const rows = await db
    .select({ businessSn, kind, markName, markType, due: sql`${nextDue}`.mapWith(nextDue).as('due') })
    .from(trademarks)
    .where(and(eq(fileState, 1), isNull(providerId), isNotNull(nextDue)))
    .orderBy(asc(nextDue))
    .limit(most)
  return rows.map((row) => ({
    title: listedName(row),
    sub: `${trademarkKindLabels[row.kind]} · ${row.businessSn}`,
    due: row.due.getTime(),
    link: `/trademarks/${row.businessSn}`,
  }))
}

/** The customers who wait for the call of an expert. */
const uncalled = async ({ db }: NearestCtx, most: number): Nearest => {
  const rows = await db
    .select({ callBy: helpCalls.callBy })
    .from(helpCalls)
    .where(isNull(helpCalls.calledAt))
    .orderBy(asc(helpCalls.callBy))
    .limit(most)
  return rows.map(({ callBy }) => ({
    title: helpService.name,
    sub: '等待回电',
    due: callBy.getTime(),
    link: deskHelpPath,
  }))
}

/** What is promised about trademarks and comes due next. */
export const trademarkRisks: RiskSource = {
  permission,
  nearest: async (ctx, most) => (await Promise.all([unaccepted(ctx, most), uncalled(ctx, most)])).flat(),
}
