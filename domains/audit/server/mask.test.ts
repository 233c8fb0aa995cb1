import { expect, it } from 'vitest'
import { maskFields, maskText } from './mask.ts'

it.each([
  ['手机 13800138000 已改', '手机 138****8000 已改'],
  ['110101199003071234', '110***********1234'],
  ['写给 zhang@example.com', '写给 z***@example.com'],
  ['6222 0200 1234 5678 901', '********8901'],
  ['0571-88886666', '057****6666'],
  ['护照 E12345678', '护照 E*******8'],
  ['0ac0a165-3935-4315-a371-529d4b3d4766 的 165-3935-4315', '0ac0a165-3935-4315-a371-529d4b3d4766 的 165****4315'],
])('hides %s', (text, masked) => expect(maskText(text)).toBe(masked))

it.each([
  'KL20261118000001',
  'DD20261120000001',
  '3b0d4a51-0f5c-4f0e-9a51-6a4d5c7f2e10',
  '0ac0a165-3935-4315-a371-a13912345678',
  '2026-11-18 10:02',
  'ZL202310123456.7',
])('leaves %s', (text) => expect(maskText(text)).toBe(text))

it('cuts long texts and leaves out what cannot be stored', () => {
  expect([...maskText('字'.repeat(600))]).toHaveLength(500)
  expect(maskText('a\0b\ud800')).toBe('ab\ufffd')
})

it('hides by the name of a field what does not look like it, within lists and parts too', () => {
  expect(
    maskFields({
      lxrPhone: '8886',
      password: 'x',
      tokens: ['a'],
      people: [{ idCard: 'AB1234567', name: '张三' }],
      applicationNumber: '202610690957.6',
      at: new Date(0),
      none: undefined,
      amount: 12,
    }),
  ).toEqual({
    lxrPhone: '****',
    password: '******',
    tokens: '******',
    people: [{ idCard: 'AB****567', name: '张三' }],
    applicationNumber: '202610690957.6',
    at: '1970-01-01T00:00:00.000Z',
    none: null,
    amount: 12,
  })
})
