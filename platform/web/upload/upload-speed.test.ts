import { expect, it } from 'vitest'
import { speedText, watchSpeed } from './upload-speed.ts'

const mega = 1_048_576

it('tells the speed of the first look as it is, and follows later ones without jumping', () => {
  const speedAt = watchSpeed(10_000)
  expect(speedAt(2 * mega, 12_000)).toBe(mega)
  expect(speedAt(5 * mega, 13_000)).toBeCloseTo(1.6 * mega)
  expect(speedAt(5 * mega, 14_000)).toBeCloseTo(1.12 * mega)
})

it('knows no endless speed where no time has passed', () => {
  expect(watchSpeed(5_000)(mega, 5_000)).toBe(mega * 1000)
})

it.each([
  [0, '0 KB/s'],
  [348_160, '340 KB/s'],
  [mega - 600, '1023 KB/s'],
  [mega - 100, '1.0 MB/s'],
  [1.24 * mega, '1.2 MB/s'],
  [120 * mega, '120.0 MB/s'],
])('writes %d bytes a second as %s', (bytes, text) => {
  expect(speedText(bytes)).toBe(text)
})
