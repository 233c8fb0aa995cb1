import { expect, it } from 'vitest'
import { spokenWay, spokenWays } from './syllables.ts'

it.each([
  ['xingchen', 'xing chen'],
  ['xian', 'xian'],
  ['xiangang', 'xiang ang'],
  ['fangan', 'fang an'],
  ['mangao', 'mang ao'],
  ['xing2hao', 'xing 2 hao'],
  ['star', ''],
  ['', ''],
])('%s is read as %s', (letters, way) => {
  expect(spokenWay([letters]).join(' ')).toBe(way)
})

it('reads parts apart, and as one of all the ways', () => {
  expect(spokenWay(['xi', 'an'])).toEqual(['xi', 'an'])
  for (const letters of ['xian', 'aoaoao', 'fangangan', 'henanan']) {
    expect(spokenWays([letters])).toContainEqual(spokenWay([letters]))
  }
})

it('takes no longer for a text that can be read in ever so many ways', () => {
  expect(spokenWay(['ao'.repeat(100)])).toHaveLength(100)
})
