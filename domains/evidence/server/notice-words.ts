import type { WordsCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { titleOf } from '../contract/title.ts'
import { evidences } from './evidence.table.ts'

/** Names the record to which something happened: 展会存证 · 法兰克福消费品展：证明有了结果（EV20261120000001）. */
export const naming =
  (happening: string) =>
  async ({ db }: WordsCtx, { id }: { id: string }): Promise<string | null> => {
    const [record] = await db.select().from(evidences).where(eq(evidences.id, id))
    return record ? `${titleOf(record)}：${happening}（${record.evidenceNo}）` : null
  }
