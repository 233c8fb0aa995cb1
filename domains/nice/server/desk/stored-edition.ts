import type { Ctx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { niceLimits } from '../../contract/limits.ts'
import { niceEditions } from '../edition.table.ts'
import { ensure } from '../failures.ts'

export type StoredEdition = typeof niceEditions.$inferSelect

/** An edition by its number, draft or published; `held` locks its row until the transaction ends. */
export const getStored = async (
  { db }: Pick<Ctx, 'db'>,
  edition: string,
  { held = false }: { held?: boolean } = {},
): Promise<StoredEdition> => {
  const query = db.select().from(niceEditions).where(eq(niceEditions.edition, edition))
  const [found] = held ? await query.for('update') : await query
  ensure(found, 'record.not_found')
  return found
}

type Counted = Pick<StoredEdition, 'state' | 'items' | 'refusedCount'>

/** Why a draft cannot be published; null where it can, or is. */
export const obstacleOf = ({ state, items, refusedCount }: Counted): string | null => {
  if (state === 'published') return null
  if (items === 0) return '没有任何小项，不能发布'
  const share = refusedCount / (items + refusedCount)
  return share > niceLimits.refusedShare ? '未导入的条目超过 1%，请更正文件后重新导入' : null
}

export const deedsOf = (row: Counted): ('publish' | 'delete')[] => {
  if (row.state === 'published') return []
  return obstacleOf(row) === null ? ['publish', 'delete'] : ['delete']
}
