import type { HttpCall } from './calls.ts'
import { fire, median } from './load.ts'
import type { Process } from './processes.ts'

const rounds = 7
const load = { connections: 4, seconds: 2 } as const
const warmUp = { connections: 4, calls: 1_500 } as const

type Growth = { part: string; name: string; few: number; many: number; aim: number }

/**
 * Measures how much longer a list takes among many rows than among few, in short turns, so that a busy machine slows both
 * alike.
 */
export const grow = async <B extends { portal: Process }>(
  { part, name, few, many, aim }: Growth,
  call: (base: B) => HttpCall,
  bases: readonly [B, B],
): Promise<string> => {
  const [small, large] = bases
  const measure = (base: B) => fire(base.portal, () => call(base), load)
  for (const base of bases) await fire(base.portal, () => call(base), warmUp)
  const pairs: { small: number; large: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await measure(small) : undefined
    const { perSecond } = await measure(large)
    pairs.push({ small: (first ?? (await measure(small))).perSecond, large: perSecond })
  }
  const growth = pairs.map((pair) => pair.small / pair.large)
  const middle = median(growth)
  const of = (side: 'small' | 'large') => median(pairs.map((pair) => pair[side])).toFixed(0)
  const verdict = middle > aim ? ', missed' : ''
  return `${part.padEnd(7)} ${name.padEnd(12)} ${middle.toFixed(2)} (aim ≤ ${aim}${verdict}); ${of('small')}/s among ${few}, ${of('large')}/s among ${many}; rounds ${growth.map((value) => value.toFixed(2)).join(' ')}`
}
