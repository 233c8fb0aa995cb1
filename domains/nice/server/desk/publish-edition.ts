import type { ChangeCtx, Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { DeskEdition } from '../../contract/desk.ts'
import { lookAgain } from '../edition/published.ts'
import { niceEditions } from '../edition.table.ts'
import { ensure } from '../failures.ts'
import { recordEditionAct } from './record-edition-act.ts'
import { getStored, obstacleOf } from './stored-edition.ts'
import { type ByEdition, viewStored } from './view-edition.ts'

/**
 * Publishes a draft, in the caller's transaction: from its day on it is in force, and it never changes again.
 * @throws AppFailure `edition.published`, `edition.incomplete`
 */
export const publishEdition = async (ctx: ChangeCtx, { params }: ByEdition): Promise<DeskEdition> => {
  const draft = await getStored(ctx, params.edition, { held: true })
  ensure(draft.state === 'draft', 'edition.published')
  const obstacle = obstacleOf(draft)
  ensure(obstacle === null, 'edition.incomplete', { msg: obstacle ?? '' })
  const published = {
    state: 'published' as const,
    publishTime: ctx.now(),
    publishedById: ctx.actor?.userId ?? null,
  }
  await ctx.db.update(niceEditions).set(published).where(eq(niceEditions.id, draft.id))
  lookAgain(ctx)
  await recordEditionAct(ctx, draft.edition, { before: draft, after: { ...draft, ...published } })
  return viewStored(ctx, { ...draft, ...published })
}

/** Deletes a draft. @throws AppFailure `edition.published` for what orders may cite */
export const deleteEdition = async (
  ctx: Pick<Ctx, 'db' | 'act'>,
  { params }: ByEdition,
): Promise<Record<string, never>> => {
  const draft = await getStored(ctx, params.edition)
  const [gone] = await ctx.db
    .delete(niceEditions)
    .where(and(eq(niceEditions.id, draft.id), eq(niceEditions.state, 'draft')))
    .returning({ id: niceEditions.id })
  ensure(gone, 'edition.published')
  await recordEditionAct(ctx, draft.edition, { before: draft, after: null })
  return {}
}
