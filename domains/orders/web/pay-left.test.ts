import { expect, it } from 'vitest'
import { clockLeft, roughlyLeft } from './pay-left.ts'

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000]

it.each([
  [2 * day + 3 * hour + 4 * minute, '2 天 3 小时', '2 天 03:04:00'],
  [day, '1 天', '1 天 00:00:00'],
  [23 * hour + 59 * minute + 59 * second, '23 小时', '23:59:59'],
  [hour, '1 小时', '01:00:00'],
  [59 * minute + 59 * second, '60 分钟', '00:59:59'],
  [1, '1 分钟', '00:00:01'],
  [0, '0 分钟', '00:00:00'],
  [-day, '0 分钟', '00:00:00'],
])('%s ms are left: %s, by the clock %s', (left, roughly, clock) => {
  expect(roughlyLeft(left)).toBe(roughly)
  expect(clockLeft(left)).toBe(clock)
})
