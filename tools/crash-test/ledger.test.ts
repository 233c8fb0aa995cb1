import { expect, test } from 'vitest'
import { judgeCrash, judgeRetries, type Ledger } from './ledger.ts'

const before = new Set(['KL0'])
const ledger: Ledger = new Map([
  ['a', 'KL1'],
  ['b', 'KL2'],
  ['c', undefined],
])

test('what was acknowledged is stored, and what was under way may be', () => {
  const none = { acknowledged: 2, unanswered: 1, faults: [] }
  expect(judgeCrash(ledger, before, ['KL0', 'KL1', 'KL2'])).toEqual({ ...none, unseen: 0 })
  expect(judgeCrash(ledger, before, ['KL0', 'KL1', 'KL2', 'KL3'])).toEqual({ ...none, unseen: 1 })
})

test('an acknowledged request that is gone is a fault', () => {
  expect(judgeCrash(ledger, before, ['KL0', 'KL1']).faults).toEqual(['1 acknowledged but not stored: KL2'])
})

test('more stored than was under way is a fault', () => {
  const { faults } = judgeCrash(ledger, before, ['KL0', 'KL1', 'KL2', 'KL3', 'KL4'])
  expect(faults).toEqual(['2 stored without answer, only 1 under way'])
})

test('after the retries each key has one number and nothing else is stored', () => {
  const answered: Ledger = new Map(ledger).set('c', 'KL3')
  expect(judgeRetries(answered, before, ['KL0', 'KL1', 'KL2', 'KL3'])).toEqual([])
  expect(judgeRetries(answered, before, ['KL0', 'KL1', 'KL2', 'KL3', 'KL4'])).toEqual(['1 stored twice: KL4'])
  expect(judgeRetries(new Map(ledger).set('c', 'KL2'), before, ['KL1', 'KL2'])).toEqual(['1 numbers given to two keys'])
  expect(judgeRetries(ledger, before, ['KL1', 'KL2'])).toEqual(['1 keys without a number'])
})
