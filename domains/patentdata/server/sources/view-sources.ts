import type { Ctx } from '@portal/platform/server'
import { and, count, desc, eq, isNotNull, max } from 'drizzle-orm'
import type { ListSource, OpsSource, PatentSources } from '../../contract/sources.ts'
import { patentImports, patentListings } from '../import.table.ts'
import { findSource, weekShareOf } from './source-state.ts'
import { patentSourceSettings } from './sources.settings.ts'

type Reading = Pick<Ctx, 'db' | 'now' | 'config'>

/** The lists that were imported, by the name of their source; the newest first. Invented records have no lines of their own. */
const listSources = async ({ db }: Reading): Promise<ListSource[]> => {
  const { source, asOf, accepted, state } = patentImports
  const imported = await db
    .select({ name: source, asOf: max(asOf), accepted: max(accepted) })
    .from(patentImports)
    .where(and(eq(state, 'finished'), isNotNull(source)))
    .groupBy(source)
    .orderBy(desc(max(asOf)), source)
  const listed = await db
    .select({ name: patentListings.source, records: count() })
    .from(patentListings)
    .groupBy(patentListings.source)
  const recordsOf = new Map(listed.map(({ name, records }) => [name, records]))
  return imported.flatMap(({ name, asOf: day, accepted: lines }) =>
    name === null ? [] : [{ name, asOf: day, records: recordsOf.get(name) ?? lines ?? 0 }],
  )
}

const opsSource = async (ctx: Reading): Promise<OpsSource> => {
  const now = ctx.now()
  const found = await findSource(ctx)
  const isPaused = found?.pausedUntil ? found.pausedUntil > now : false
  return {
    configured: patentSourceSettings(ctx.config).ops !== null,
    asked: found?.asked ?? 0,
    colour: found?.colour ?? null,
    weekShare: found ? weekShareOf(found, now) : null,
    answerTime: found?.answerTime?.getTime() ?? null,
    failureTime: found?.failureTime?.getTime() ?? null,
    failure: found?.failure ?? null,
    pausedUntil: isPaused ? (found?.pausedUntil?.getTime() ?? null) : null,
    pause: isPaused ? (found?.pause ?? null) : null,
  }
}

/** Where what is known of patents comes from, and how the outside source stands. */
export const viewSources = async (ctx: Reading): Promise<PatentSources> => ({
  lists: await listSources(ctx),
  ops: await opsSource(ctx),
})
