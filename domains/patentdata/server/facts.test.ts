import { expect, it } from 'vitest'
import { mergeFacts, noFacts } from './facts.ts'

const first = mergeFacts(
  { facts: noFacts, provenance: {} },
  { title: '演示：支架', claims: 0, fwd: 3, pages: null },
  { source: '清单甲', asOf: '2026-05-01' },
)

it('keeps nothing apart from unknown', () => {
  expect(first.facts).toMatchObject({ claims: 0, pages: null, inventors: null })
  expect(first.provenance.pages).toBeUndefined()
})

it('takes a newer day field by field, and leaves what the newer source does not tell', () => {
  const { facts, provenance } = mergeFacts(first, { fwd: 5 }, { source: '清单乙', asOf: '2026-06-01' })
  expect(facts).toMatchObject({ title: '演示：支架', fwd: 5 })
  expect([provenance.title?.source, provenance.fwd]).toEqual(['清单甲', { source: '清单乙', asOf: '2026-06-01' }])
})

it('fills gaps alone from an older day', () => {
  const { facts } = mergeFacts(first, { fwd: 1, pages: 9 }, { source: '清单丙', asOf: '2026-01-01' })
  expect(facts).toMatchObject({ fwd: 3, pages: 9 })
})
