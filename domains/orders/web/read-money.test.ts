import { expect, it } from 'vitest'
import { readMoney } from './read-money.ts'

it.each([
  ['500', '500.00'],
  ['¥1,234.5', '1234.50'],
  ['007.', '7.00'],
  ['12.345', '12.345'],
  ['五百', '五百'],
  ['', ''],
])('%j is read as %j', (typed, wire) => expect(readMoney(typed)).toBe(wire))
