import { shanghaiDayOf } from '@portal/platform/contract'
import type { DatedMove } from '../../contract/item.ts'
import { isStillTold } from '../../contract/told-moves.ts'
import { type Changes, changesBetween } from './changes.ts'
import { hold } from './held.ts'
import { beforeOf, nextOf } from './neighbours.ts'
import { type Published, publishedEditions, type ReadCtx } from './published.ts'

/** Changes by the ids of two rows; they are few, and rows that are published never change. */
const kept = new Map<string, Promise<Changes>>()
const mostKept = 50

const compare = async (ctx: ReadCtx, earlier: Published, later: Published): Promise<Changes> =>
  changesBetween(await hold(ctx, earlier), await hold(ctx, later))

/** What changed between two published editions, computed once in a process. */
export const changesOf = (ctx: ReadCtx, earlier: Published, later: Published): Promise<Changes> => {
  const pair = `${earlier.id} ${later.id}`
  const known = kept.get(pair)
  if (known) return known
  if (kept.size >= mostKept) kept.clear()
  const comparing = compare(ctx, earlier, later)
  kept.set(pair, comparing)
  comparing.catch(() => kept.delete(pair))
  return comparing
}

/** What is told of an edition beside its items: by folded names. */
export type ToldChanges = { moves: ReadonlyMap<string, readonly DatedMove[]>; gone: Changes['gone'] }

const nothing: Changes['gone'] = new Map()

/** The pairs of neighbours whose moves are told of an edition: those of the last years, and the step to the next edition. */
const toldPairs = (list: readonly Published[], edition: Published, today: string) => {
  const pairs: { earlier: Published; later: Published }[] = []
  const next = nextOf(list, edition)
  if (next) pairs.push({ earlier: edition, later: next })
  let later = edition
  while (isStillTold(later.inForceFrom, today)) {
    const earlier = beforeOf(list, later)
    if (!earlier) break
    pairs.push({ earlier, later })
    later = earlier
  }
  return pairs
}

type Pairs = ReturnType<typeof toldPairs>

const collect = async (ctx: ReadCtx, pairs: Pairs, before: Published | undefined, edition: Published) => {
  const moves = new Map<string, DatedMove[]>()
  for (const { earlier, later } of pairs) {
    const changes = await changesOf(ctx, earlier, later)
    for (const [folded, found] of changes.moves) {
      const dated = found.map((move) => ({ ...move, since: later.inForceFrom }))
      moves.set(folded, [...(moves.get(folded) ?? []), ...dated])
    }
  }
  return { moves, gone: before ? (await changesOf(ctx, before, edition)).gone : nothing }
}

/** What is told, by the rows that it is computed from: which of them are told changes with the day. */
const collected = new Map<string, Promise<ToldChanges>>()

/** The moves of the last years and of the next edition, and what the edition before had and this one has not. */
export const toldChanges = async (ctx: ReadCtx, edition: Published): Promise<ToldChanges> => {
  const list = await publishedEditions(ctx)
  const pairs = toldPairs(list, edition, shanghaiDayOf(ctx.now()))
  const before = beforeOf(list, edition)
  const rows = [edition.id, before?.id, ...pairs.flatMap(({ earlier, later }) => [earlier.id, later.id])].join(' ')
  const known = collected.get(rows)
  if (known) return known
  if (collected.size >= mostKept) collected.clear()
  const collecting = collect(ctx, pairs, before, edition)
  collected.set(rows, collecting)
  collecting.catch(() => collected.delete(rows))
  return collecting
}
