import { expect, it } from 'vitest'
import { shanghaiDayWords, shanghaiMinute, shanghaiMinuteWords, shanghaiSecond } from './clock-words.ts'

const justAfterMidnight = Date.UTC(2026, 10, 19, 16, 5, 9)

it('writes a moment by the clock of Shanghai, whatever the zone of the machine', () => {
  expect(shanghaiMinute(justAfterMidnight)).toBe('2026-11-20 00:05')
  expect(shanghaiSecond(new Date(justAfterMidnight))).toBe('2026-11-20 00:05:09')
  expect(shanghaiDayWords(justAfterMidnight)).toBe('2026年11月20日')
  expect(shanghaiMinuteWords(justAfterMidnight)).toBe('2026年11月20日 00:05')
})
