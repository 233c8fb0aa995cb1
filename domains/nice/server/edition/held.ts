import { eq } from 'drizzle-orm'
import { niceEditions } from '../edition.table.ts'
import { ensure } from '../failures.ts'
import { buildEdition, type Edition } from './edition.ts'
import { getPublished, type Published, type ReadCtx, type Which } from './published.ts'

/** The editions of today, before and next, and a few that old orders cite. */
const mostHeld = 6

/** Editions by the ids of their rows, the one that was used last at the end. A published row never changes. */
const held = new Map<string, Promise<Edition>>()

const load = async ({ db }: ReadCtx, { id, ...info }: Published): Promise<Edition> => {
  const [row] = await db.select({ content: niceEditions.content }).from(niceEditions).where(eq(niceEditions.id, id))
  ensure(row, 'record.not_found')
  return buildEdition(info, row.content)
}

const keep = (id: string, loading: Promise<Edition>): void => {
  held.set(id, loading)
  loading.catch(() => held.delete(id))
  const [oldest] = held.keys()
  if (held.size > mostHeld && oldest !== undefined) held.delete(oldest)
}

/** The edition of a published row, built once in a process while it is used. */
export const hold = (ctx: ReadCtx, published: Published): Promise<Edition> => {
  const { id } = published
  const known = held.get(id)
  if (known) {
    held.delete(id)
    held.set(id, known)
    return known
  }
  const loading = load(ctx, published)
  keep(id, loading)
  return loading
}

/** The edition in memory that is asked for. @throws AppFailure `record.not_found` for an unknown one, or a draft */
export const editionFor = async (ctx: ReadCtx, which?: Which): Promise<Edition> =>
  hold(ctx, await getPublished(ctx, which))
