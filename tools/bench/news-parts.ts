import { newsCall } from './calls.ts'
import { grow } from './growth.ts'
import { fire } from './load.ts'
import { type NewsBase, openNewsBase } from './news-base.ts'
import { startSkeleton } from './processes.ts'
import { compare } from './server-parts.ts'
import type { Stand } from './stand.ts'

const few = 1_000
const many = 10_000
const slowest = 20
const searchLoad = { connections: 4, seconds: 3 } as const

/** Search words: from one character to a phrase that stands in every article. */
const searches: Record<string, string> = {
  'one character': '关',
  'one pair': '备案',
  'in every one': '知识产权',
  'a long phrase': '知识产权保护',
  'two words': '马德里 期限',
  'a rare word': '罕见的词',
  nothing: '从未写过',
}

const searchCall = (keyword: string) => newsCall({ keyword })

const measureList = async (base: NewsBase): Promise<string[]> => {
  const { portal, databaseUrl, list } = base
  const skeleton = await startSkeleton({ databaseUrl, pool: 20, list, submit: list })
  try {
    return await compare(
      { name: 'news', aim: 0.7, load: { connections: 16, seconds: 2 } },
      { portal, skeleton, portalCall: () => newsCall({}), skeletonCall: () => ({ ...newsCall({}), path: '/list' }) },
    )
  } finally {
    await skeleton.stop()
  }
}

/** Measures each search alone and all of them mixed, among ten thousand articles. */
const measureSearch = async ({ portal }: NewsBase): Promise<string[]> => {
  const all = Object.values(searches)
  let next = 0
  const mixed = () => {
    next = (next + 1) % all.length
    return searchCall(all[next] ?? '')
  }
  await fire(portal, mixed, { connections: 4, calls: 400 })
  const lines: string[] = []
  const calls = Object.entries({ ...searches, 'all of them': null })
  for (const [name, keyword] of calls) {
    const { perSecond, p50, p99 } = await fire(portal, keyword === null ? mixed : () => searchCall(keyword), searchLoad)
    const verdict = p99 > slowest ? ', missed' : ''
    lines.push(
      `news    search ${name.padEnd(14)} p99 ${p99} ms (aim ≤ ${slowest}${verdict}), p50 ${p50} ms, ${perSecond.toFixed(0)}/s among ${many}`,
    )
  }
  return lines
}

/** Measures the public list against a bare server, the searches, and how both grow with the number of articles. */
export const measureNews = async (stand: Stand): Promise<string[]> => {
  const small = await openNewsBase(stand, few)
  try {
    const large = await openNewsBase(stand, many)
    try {
      const growth = { part: 'news', few, many, aim: 1.3 }
      return [
        ...(await measureList(large)),
        ...(await measureSearch(large)),
        await grow({ ...growth, name: 'growth list' }, () => newsCall({}), [small, large]),
        await grow({ ...growth, name: 'growth, rare' }, () => searchCall('从未写过'), [small, large]),
      ]
    } finally {
      await large.stop()
    }
  } finally {
    await small.stop()
  }
}
