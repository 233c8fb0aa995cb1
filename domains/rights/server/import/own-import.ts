import { type ActorCtx, type Ctx, isId, sealedFields } from '@portal/platform/server'
import { and, eq, gt } from 'drizzle-orm'
import { importLimits } from '../../contract/import/import-limits.ts'
import { ensure } from './failures.ts'
import { rightImports } from './import.table.ts'
import type { ReadLine } from './judge-line.ts'

export type StoredImport = typeof rightImports.$inferSelect

/** What is sealed of a list: its file's name and what its lines say. */
export type ImportContent = { fileName: string; lines: readonly ReadLine[] }

const { seal, open } = sealedFields(rightImports)
const keptMs = importLimits.hours * 3_600_000

export const sealImport = (ctx: Pick<Ctx, 'cipher'>, id: string, content: ImportContent): string =>
  seal(ctx, 'content', id, JSON.stringify(content))

export const openImport = (ctx: Pick<Ctx, 'cipher'>, row: Pick<StoredImport, 'id' | 'content'>): ImportContent =>
  JSON.parse(open(ctx, 'content', row)) as ImportContent

/** When a list can no longer be confirmed, in epoch ms. */
export const endOf = ({ createTime }: Pick<StoredImport, 'createTime'>): number => createTime.getTime() + keptMs

/** Lists that were handed in before this are over. */
export const oldestKept = ({ now }: Pick<Ctx, 'now'>): Date => new Date(now().getTime() - keptMs)

/**
 * The caller's own list; another user's, and one that is over, fail like one that does not exist. `lock` keeps it from being
 * confirmed twice by calls of the same moment; it needs a transaction.
 * @throws AppFailure `right.import_gone`
 */
export const getOwnImport = async (
  ctx: Pick<ActorCtx, 'db' | 'actor' | 'now'>,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredImport> => {
  ensure(isId(id), 'right.import_gone')
  const { ownerId, createTime } = rightImports
  const isOwn = and(eq(rightImports.id, id), eq(ownerId, ctx.actor.userId), gt(createTime, oldestKept(ctx)))
  const select = ctx.db.select().from(rightImports).where(isOwn)
  const [found] = await (lock ? select.for('update') : select)
  ensure(found, 'right.import_gone')
  return found
}
