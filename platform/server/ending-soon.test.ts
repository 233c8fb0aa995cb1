import { expect, it } from 'vitest'
import { endingFinding } from './ending-soon.ts'

const now = new Date('2026-11-20T04:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const words = { now, none: '没有证书。', renew: '请更换。' }

it.each([
  [[], 'ok', '没有证书。'],
  [[31, 400], 'ok', '共 2 项，最早到期的是证书 31（2026-12-21 到期）。'],
  [[400, 30], 'warning', '30 天内到期：证书 30（2026-12-20 到期）。请更换。'],
  [[10, 0, 400], 'fault', '已到期：证书 0（2026-11-20 到期）。请更换。'],
])('of what ends in %j days finds %s', (days, state, text) => {
  const endings = days.map((day) => ({ name: `证书 ${day}`, endsAt: inDays(day) }))
  expect(endingFinding(endings, words)).toEqual({ state, text })
})
