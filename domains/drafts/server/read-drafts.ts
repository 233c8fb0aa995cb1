import type { SignedInCtx } from '@portal/platform/server'
import { desc, getTableColumns } from 'drizzle-orm'
import type { Draft, DraftHead } from '../contract/draft.ts'
import { drafts } from './draft.table.ts'
import { draftOf, headOf, ownDraft } from './draft-record.ts'
import { ensure } from './failures.ts'

type Reader = Pick<SignedInCtx, 'db' | 'now' | 'actor'>

/** The caller's own drafts, newest first, without their values. */
export const listDrafts = async (ctx: Reader): Promise<{ elements: DraftHead[] }> => {
  const { values: _, ...columns } = getTableColumns(drafts)
  const rows = await ctx.db
    .select(columns)
    .from(drafts)
    .where(ownDraft(ctx, ctx.actor.userId))
    .orderBy(desc(drafts.savedAt), desc(drafts.id))
  return { elements: rows.map(headOf) }
}

/** How many drafts the caller has. */
export const countDrafts = (ctx: Reader): Promise<number> => ctx.db.$count(drafts, ownDraft(ctx, ctx.actor.userId))

/** The caller's own draft of a form with its values; `record.not_found` for a caller who has none. */
export const readDraft = async (
  ctx: Reader & Pick<SignedInCtx, 'cipher' | 'signer'>,
  { params }: { params: { form: string } },
): Promise<Draft> => {
  const [record] = await ctx.db
    .select()
    .from(drafts)
    .where(ownDraft(ctx, ctx.actor.userId, params.form))
  ensure(record, 'record.not_found')
  return draftOf(ctx, record)
}
