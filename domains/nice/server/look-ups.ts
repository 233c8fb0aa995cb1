import { foldName } from '@portal/names/server'
import type { EditionInfo, NiceMove } from '../contract/edition.ts'
import type { NiceClasses, NiceGroups } from '../contract/item.ts'
import type { Edition } from './edition/edition.ts'
import { editionFor } from './edition/held.ts'
import { beforeOf } from './edition/neighbours.ts'
import { getPublished, type Published, publishedEditions, type ReadCtx, type Which } from './edition/published.ts'
import { changesOf } from './edition/told-changes.ts'

export const listClasses = async (
  ctx: ReadCtx,
  { query }: { query: Which & { pg_count: number } },
): Promise<NiceClasses> => {
  const { allClasses } = await editionFor(ctx, query)
  const { list } = allClasses
  return query.pg_count >= list.length ? allClasses : { ...allClasses, list: list.slice(0, query.pg_count) }
}

/** Answers of whole classes: the same object for every call, so that its text is written and compressed only once. */
const wholeClasses = new WeakMap<Edition, Map<number, NiceGroups>>()

const wholeClass = (edition: Edition, class_id: number): NiceGroups => {
  const known = wholeClasses.get(edition) ?? new Map<number, NiceGroups>()
  wholeClasses.set(edition, known)
  const answer = known.get(class_id) ?? {
    edition: edition.info.edition,
    class_id,
    groups: [...edition.groupsOf(class_id)],
  }
  known.set(class_id, answer)
  return answer
}

export const listGroups = async (
  ctx: ReadCtx,
  { query }: { query: Which & { class_id: number; keyword: string } },
): Promise<NiceGroups> => {
  const answer = wholeClass(await editionFor(ctx, query), query.class_id)
  const folded = foldName(query.keyword)
  if (folded === '') return answer
  const groups = answer.groups.flatMap((group) => {
    const min_data = group.min_data.filter(({ min_name }) => foldName(min_name).includes(folded))
    return min_data.length > 0 ? { ...group, min_data } : []
  })
  return { ...answer, groups }
}

const infoOf = ({ id: _, ...info }: Published): EditionInfo => info

export const listEditions = async (ctx: ReadCtx): Promise<{ current: string; elements: EditionInfo[] }> => {
  const { edition: current } = await getPublished(ctx)
  return { current, elements: (await publishedEditions(ctx)).map(infoOf) }
}

/** The moves between two editions; `from` is null, and there are none, where no comparable edition comes before. */
export const listMoves = async (
  ctx: ReadCtx,
  { query }: { query: { from: string; to: string } },
): Promise<{ from: string | null; to: string; moves: NiceMove[] }> => {
  const later = await getPublished(ctx, { edition: query.to })
  const earlier = query.from
    ? await getPublished(ctx, { edition: query.from })
    : beforeOf(await publishedEditions(ctx), later)
  if (!earlier) return { from: null, to: later.edition, moves: [] }
  const { moves } = await changesOf(ctx, earlier, later)
  return { from: earlier.edition, to: later.edition, moves: [...moves.values()].flat() }
}
