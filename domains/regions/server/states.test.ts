import { expect, test } from 'vitest'
import { stateNames } from './states.ts'

const chinese = stateNames.flatMap((state) => state.chinese)

test('the 193 members of the United Nations, its two observers, and the two that China recognises besides', () => {
  expect(stateNames).toHaveLength(193 + 2 + 2)
  for (const name of ['中国', '德国', '梵蒂冈', '巴勒斯坦', '库克群岛', '纽埃']) expect(chinese).toContain(name)
})

test('regions and territories are no states', () => {
  for (const name of ['中国香港', '中国澳门', '中国台湾', '关岛', '格陵兰', '南极洲'])
    expect(chinese).not.toContain(name)
})

test('a state has all its names', () => {
  const named = (name: string) => stateNames.filter((state) => state.chinese.includes(name))
  expect(named('刚果').map((state) => state.chinese)).toEqual([
    ['刚果（金）', '刚果'],
    ['刚果（布）', '刚果'],
  ])
  expect(named('英国')[0]?.english).toEqual(['United Kingdom', 'UK', 'Great Britain'])
})
