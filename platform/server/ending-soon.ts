import { shanghaiDayOf } from '../contract/day.ts'
import type { HealthFinding } from './domain.ts'

/** A certificate or a key, as whoever runs the portal knows it, and the moment at which it ends. */
export type Ending = { name: string; endsAt: Date }

const soonDays = 30
const dayMs = 86_400_000

/** What of these has ended (a fault) or ends within 30 days (a warning). `renew` says what to do. */
export const endingFinding = (
  endings: readonly Ending[],
  { now, none, renew }: { now: Date; none: string; renew: string },
): HealthFinding => {
  const inOrder = endings.toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime())
  const [first] = inOrder
  if (!first) return { state: 'ok', text: none }
  const told = ({ name, endsAt }: Ending) => `${name}（${shanghaiDayOf(endsAt)} 到期）`
  const before = (ms: number) => inOrder.filter(({ endsAt }) => endsAt.getTime() <= now.getTime() + ms)
  const [ended, soon] = [before(0), before(soonDays * dayMs)]
  if (ended.length > 0) return { state: 'fault', text: `已到期：${ended.map(told).join('、')}。${renew}` }
  if (soon.length > 0) return { state: 'warning', text: `${soonDays} 天内到期：${soon.map(told).join('、')}。${renew}` }
  return { state: 'ok', text: `共 ${inOrder.length} 项，最早到期的是${told(first)}。` }
}
