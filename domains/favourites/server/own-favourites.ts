import type { ServerDomain, SignedInCtx } from '@portal/platform/server'
import { and, desc, eq, sql } from 'drizzle-orm'
import { type Favourite, type FavouriteKey, type FavouriteKind, favouriteLimits } from '../contract/favourite.ts'
import { ensure } from './failures.ts'
import { favourites } from './favourite.table.ts'

type OwnCtx = Pick<SignedInCtx, 'db' | 'now' | 'actor'>

type FindTitles = NonNullable<ServerDomain['titles']>[string]
export type Finders = Partial<Record<FavouriteKind, FindTitles>>

const titlesOf = async (ctx: OwnCtx, finders: Finders, rows: readonly FavouriteKey[]) => {
  const found = new Map<FavouriteKind, Map<string, string>>()
  for (const [kind, find] of Object.entries(finders) as [FavouriteKind, FindTitles][]) {
    const references = rows.filter((row) => row.kind === kind).map(({ reference }) => reference)
    found.set(kind, references.length > 0 ? await find(ctx, references) : new Map())
  }
  return found
}

/** All favourites of the user, the newest first; there are at most `favouriteLimits.favourites`, so the list has no pages. */
export const listFavourites =
  (finders: Finders) =>
  async (ctx: OwnCtx): Promise<{ elements: Favourite[] }> => {
    const rows = await ctx.db
      .select()
      .from(favourites)
      .where(eq(favourites.ownerId, ctx.actor.userId))
      .orderBy(desc(favourites.createTime), favourites.kind, favourites.reference)
    const titles = await titlesOf(ctx, finders, rows)
    const elements = rows.map(({ kind, reference, title, createTime }) => {
      const known = titles.get(kind)
      return {
        kind,
        reference,
        title: known?.get(reference) ?? title,
        createTime: createTime.getTime(),
        gone: known !== undefined && !known.has(reference),
      }
    })
    return { elements }
  }

/** Keeps a thing as a favourite; one that is kept already stays as it is. Fails with `favourite.too_many`. */
export const keepFavourite = async (
  ctx: OwnCtx,
  { body }: { body: FavouriteKey & { title: string } },
): Promise<Record<string, never>> => {
  const ownerId = ctx.actor.userId
  return ctx.db.transaction(async (tx) => {
    // The lock lets a user keep one thing at a time: several at once would each count too few and together exceed the limit.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`favourites ${ownerId}`}, 0))`)
    await tx
      .insert(favourites)
      .values({ ownerId, kind: body.kind, reference: body.reference, title: body.title, createTime: ctx.now() })
      .onConflictDoNothing()
    const kept = await tx.$count(favourites, eq(favourites.ownerId, ownerId))
    ensure(kept <= favouriteLimits.favourites, 'favourite.too_many')
    return {}
  })
}

/** Removes a favourite of the user; nothing happens where there is none. */
export const removeFavourite = async (
  ctx: Pick<OwnCtx, 'db' | 'actor'>,
  { query: { kind, reference } }: { query: FavouriteKey },
): Promise<Record<string, never>> => {
  await ctx.db
    .delete(favourites)
    .where(
      and(eq(favourites.ownerId, ctx.actor.userId), eq(favourites.kind, kind), eq(favourites.reference, reference)),
    )
  return {}
}
