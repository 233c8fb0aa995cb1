import { describe, expect, it } from 'vitest'
import type { LegalEvent } from './events/fold-events.ts'
import { type FactSource, type KnownFacts, noFacts, type ToldFacts } from './facts.ts'
import { mergeFacts } from './merge-facts.ts'

const nothing: KnownFacts = { facts: noFacts, provenance: {} }
const first = mergeFacts(
  nothing,
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

const event = (text: string): LegalEvent => {
  const [day = '', code = ''] = text.split(' ')
  return { day, code }
}
const eventsOf = (...texts: string[]) => texts.map(event)
const from = (asOf: string, source = '清单甲'): FactSource => ({ source, asOf })
type Telling = readonly [ToldFacts, FactSource]
const told = (...all: readonly Telling[]): KnownFacts =>
  all.reduce((known, [facts, source]) => mergeFacts(known, facts, source), nothing)

const granted = '2016-03-02 GR01'
const lapsed = '2023-05-06 CF01'
const revived = '2024-01-02 RR01'

describe('words and events of one publication', () => {
  it.each<[string, ToldFacts, string | null]>([
    [
      'an end that nothing revived wins over words',
      { status: 'GRANTED', events: eventsOf(granted, lapsed) },
      'LAPSED_FEE',
    ],
    ['a revival lets words count', { status: 'GRANTED', events: eventsOf(lapsed, revived) }, 'GRANTED'],
    ['words that are no older count', { status: 'LAPSED_FEE', events: eventsOf(granted) }, 'LAPSED_FEE'],
    ['without words the events decide', { events: eventsOf(granted) }, 'GRANTED'],
    [
      'events that tell nothing of it leave the words',
      { status: 'EXAMINING', events: eventsOf('2020-01-01 TR01') },
      'EXAMINING',
    ],
    ['neither words nor events: nobody knows', { events: eventsOf('2020-01-01 TR01') }, null],
  ])('%s', (_, facts, status) => {
    expect(told([facts, from('2026-05-01')]).facts.status).toBe(status)
  })

  it('words stay beside the events that overrule them, and count again when a later list tells of a revival', () => {
    const dead = told(
      [{ status: 'GRANTED' }, from('2023-01-01')],
      [{ events: eventsOf(lapsed) }, from('2023-06-01', '乙')],
    )
    expect(dead.facts.status).toBe('LAPSED_FEE')
    expect(dead.provenance.status).toEqual({
      ...from('2023-06-01', '乙'),
      overruled: { value: 'GRANTED', ...from('2023-01-01') },
    })
    const alive = mergeFacts(dead, { events: eventsOf(revived) }, from('2024-02-01', '丙'))
    expect(alive.facts.status).toBe('GRANTED')
    const words = mergeFacts(alive, { status: 'EXPIRED' }, from('2024-03-01', '丁'))
    expect([words.facts.status, words.provenance.status]).toEqual(['EXPIRED', from('2024-03-01', '丁')])
  })

  it('words of a day before the last event give way to it', () => {
    const known = told(
      [{ status: 'EXAMINING' }, from('2015-01-01')],
      [{ events: eventsOf(granted) }, from('2026-05-01')],
    )
    expect(known.facts.status).toBe('GRANTED')
  })

  it('newer words do not revive what ended', () => {
    const known = told([{ events: eventsOf(lapsed) }, from('2023-06-01')], [{ status: 'GRANTED' }, from('2026-05-01')])
    expect([known.facts.status, known.provenance.status?.overruled]).toEqual([
      'LAPSED_FEE',
      { value: 'GRANTED', ...from('2026-05-01') },
    ])
  })
})

describe('what else events tell', () => {
  it('transactions are counted where no list counts them', () => {
    const events = eventsOf('2017-01-01 TR01', '2018-01-01 TR01', '2019-01-01 PE01')
    const { facts, provenance } = told([{ events, transfers: 5 }, from('2026-05-01')])
    expect(facts).toMatchObject({ transfers: 5, licences: 0, pledges: 1 })
    expect([provenance.transfers?.overruled, provenance.pledges?.overruled]).toEqual([undefined, null])
    const later = mergeFacts({ facts, provenance }, { pledges: 3 }, from('2026-06-01'))
    expect(later.facts).toMatchObject({ pledges: 3, licences: 0 })
  })

  it('a partial invalidation sets the stability, unless words tell more than nothing', () => {
    const events = eventsOf('2019-08-01 IP01')
    const stabilityOf = (facts: ToldFacts) => told([facts, from('2026-05-01')]).facts.stability
    expect(stabilityOf({ events })).toBe('partial')
    expect(stabilityOf({ events, stability: 'none' })).toBe('partial')
    expect(stabilityOf({ events, stability: 'survived' })).toBe('survived')
    expect(stabilityOf({ events: eventsOf(granted) })).toBe('none')
  })
})

describe('events of several lists', () => {
  it('stand together by their days, each once, with who told it first; an older list adds what it knows', () => {
    const { facts, provenance } = told(
      [{ events: eventsOf(granted, revived) }, from('2026-05-01')],
      [{ events: [{ ...event(lapsed), text: '未缴年费' }, event(granted)] }, from('2024-01-01', '乙')],
    )
    expect(facts.events).toEqual([
      { ...event(granted), source: '清单甲' },
      { ...event(lapsed), text: '未缴年费', source: '乙' },
      { ...event(revived), source: '清单甲' },
    ])
    expect(provenance.events).toEqual(from('2026-05-01'))
  })

  it('have no words where their source forbids to show people', () => {
    const events = [{ ...event('2020-01-01 TR01'), text: '转让给演示甲' }]
    const { facts } = told([{ events }, { ...from('2026-05-01'), mayShow: false }])
    expect(facts.events).toEqual([{ ...event('2020-01-01 TR01'), source: '清单甲' }])
  })
})
