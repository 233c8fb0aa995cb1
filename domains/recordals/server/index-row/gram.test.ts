import { expect, it } from 'vitest'
import { foldName } from './fold-name.ts'
import { type GramKind, gramKinds, gramOf, nameGrams, tellingNameGrams } from './gram.ts'

it('pieces of one field share no number with those of another', () => {
  const signs = [
    ...'0123456789abcdefghijklmnopqrstuvwxyz',
    ...Array.from({ length: 500 }, (_, at) => String.fromCharCode(0x4e00 + at)),
  ]
  const kinds = Object.keys(gramKinds) as GramKind[]
  expect(new Set(kinds.flatMap((kind) => signs.map((sign) => gramOf(kind, sign)))).size).toBe(
    kinds.length * signs.length,
  )
})

it.each([
  '岚',
  '澄岚',
  '岫州筠煦电子有限公司',
  '有限公司',
  '股份',
  'ruvkiyseh co.,ltd.',
  '一种用于户外的折叠支架及其连接器',
])('a name that holds %s is found by few of its pieces, and by what tells it apart', (text) => {
  const folded = foldName(text)
  const wanted = tellingNameGrams('holder', folded)
  const held = nameGrams('holder', foldName(`演示${text}厂`))
  expect(wanted.filter((gram) => !held.includes(gram))).toEqual([])
  expect(wanted.length).toBeGreaterThan(0)
  expect(wanted.length).toBeLessThanOrEqual(4)
  if (!'有限公司股份'.includes(folded)) expect(nameGrams('holder', '股份有限公司')).not.toContain(wanted[0])
})
