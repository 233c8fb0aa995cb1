import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { stress } from './stress.ts'

const here = { filename: resolve('domains/recordals/server/import/large.test.ts') }
const numbers = { what: '一百万行', full: 1_000_000, gate: 1_000 }

it.each([
  ['', 1_000],
  ['all', 1_000_000],
  ['domains/recordals', 1_000_000],
  ['platform,domains/recordals', 1_000_000],
  ['domains/records', 1_000],
  ['domains/record', 1_000],
])('asked for "%s" a proof by mass runs %d times', (asked, times) => {
  expect(stress(here, numbers, asked)).toBe(times)
})
