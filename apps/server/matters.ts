import { type Matter, type MatterCounts, type MatterPart, mattersApi, type Page } from '@portal/platform/contract'
import {
  bindRoutes,
  type MatterSource,
  type RankedMatter,
  type ServerDomain,
  type SignedInCtx,
} from '@portal/platform/server'

type Counter = NonNullable<ServerDomain['countDrafts']>
type Query = { part: MatterPart; keyword: string; pgIndex: number; pgCount: number }

/** What is due first comes first, of what has ended the latest; matters without a moment come last. Of equal ones the newest is first. */
const inOrder =
  (part: MatterPart) =>
  (a: RankedMatter, b: RankedMatter): number => {
    if (a.at === null || b.at === null || a.at === b.at)
      return Number(a.at === null) - Number(b.at === null) || b.newness - a.newness
    return part === 'ended' ? b.at - a.at : a.at - b.at
  }

/**
 * The first matters of every source hold the first of all: as many as the page reaches are ranked of each, and those of the
 * page alone are read.
 */
const listMatters =
  (sources: readonly MatterSource[]) =>
  async (ctx: SignedInCtx, { query }: { query: Query }): Promise<Page<Matter>> => {
    const { part, keyword, pgIndex, pgCount } = query
    const most = pgIndex * pgCount
    const answers = await Promise.all(sources.map(({ rank }) => rank(ctx, { part, keyword, most })))
    const shown = answers
      .flatMap(({ ranked }, of) => ranked.map((one) => ({ ...one, of })))
      .sort(inOrder(part))
      .slice(most - pgCount, most)
    const read = await Promise.all(
      sources.map((source, at) => {
        const ids = shown.flatMap(({ id, of }) => (of === at ? [id] : []))
        return ids.length === 0 ? new Map<string, Matter>() : source.read(ctx, ids)
      }),
    )
    return {
      elements: shown.flatMap(({ id, of }) => read[of]?.get(id) ?? []),
      totalElements: answers.reduce((sum, { total }) => sum + total, 0),
    }
  }

const countMatters =
  (sources: readonly MatterSource[], counters: readonly Counter[]) =>
  async (ctx: SignedInCtx): Promise<MatterCounts> => {
    const counted = (await Promise.all(sources.map(({ count }) => count(ctx)))).flat()
    const drafts = await Promise.all(counters.map((counter) => counter(ctx)))
    const parts = { yours: 0, ours: 0, ended: 0 }
    const tabs = new Map<number, number>()
    for (const { active, part, count } of counted) {
      parts[part] += count
      tabs.set(active, (tabs.get(active) ?? 0) + count)
    }
    return {
      parts,
      tabs: [...tabs].map(([active, count]) => ({ active, count })),
      drafts: drafts.reduce((sum, count) => sum + count, 0),
    }
  }

/** 我的事项: the matters that the domains have of a customer, joined in one list. It knows none of the domains. */
export const createMattersServer = (domains: readonly ServerDomain[]): ServerDomain => {
  const sources = domains.flatMap(({ matters = [] }) => matters)
  const counters = domains.flatMap(({ countDrafts = [] }) => countDrafts)
  return {
    name: 'matters',
    routes: bindRoutes(mattersApi, { list: listMatters(sources), counts: countMatters(sources, counters) }),
  }
}
