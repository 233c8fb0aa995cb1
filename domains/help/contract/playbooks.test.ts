import { expect, it } from 'vitest'
import { type Playbook, type Situation, situations } from './playbooks/playbook.ts'
import { findPlaybook, linesOf, playbooks, readLongestAgo } from './playbooks.ts'
import { helpSources } from './sources.ts'

const nameOf = ({ situation, side, place, from }: Playbook) => `${situation} ${place} ${side ?? 'both'} ${from}`
/** A figure with what it counts: a time limit, an amount, a share. */
const figure = /[\d一二两三四五六七八九十百]+\s*(个|日|天|周|月|年|小时|分钟|元|万|%|％|倍)(?!人|部分|方面)/

it.each(playbooks.map((one): [string, Playbook] => [nameOf(one), one]))('%s', (_name, playbook) => {
  const known: readonly { id: string; inForce?: string }[] = Object.values(helpSources)
  const { steps, papers, language, rules, place, from, until } = playbook
  for (const part of [steps, papers, language]) expect(part.length).toBeGreaterThan(0)
  expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  if (until !== undefined) expect(until > from).toBe(true)
  for (const { text, source, checkedOn } of linesOf(playbook)) {
    // Law and official pages state facts; what the portal says itself states none.
    expect(['L', 'O', 'P'], text).toContain(source.level)
    if (source.level === 'P') expect(text).not.toMatch(figure)
    expect(checkedOn, text).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    // An entry of the Union cites no law of China, but for what is handed abroad; China's cites none of others.
    const inForce = known.find(({ id }) => id === source.id)?.inForce
    if (place === 'CN') expect(inForce ?? 'china', text).toBe('china')
    if (place === 'EU' && source.id !== 'foreignDisputes') expect(inForce ?? 'eu', text).toBe('eu')
  }
  expect(readLongestAgo(playbook)).not.toBeNull()
  // A step is an act; what others may do, and what there is not, stands among the rules.
  for (const { text } of steps) expect(text).not.toMatch(/部门可以|没有.*条款|不予备案|承担赔偿责任/)
  for (const { source } of rules) expect(source.level).toBe('L')
})

it('hands a court’s rule of evidence to courts alone, and lets nobody else seem to ask for a translation by law', () => {
  for (const playbook of playbooks)
    for (const { text, source } of linesOf(playbook))
      if (source.id === 'civilEvidence') expect(text).toMatch(/^向人民法院/)
  const tongueOf = (situation: Situation, side: 'holder' | 'accused') =>
    findPlaybook({ situation, side, place: 'CN', on: '2026-11-20' })?.language.map(({ source }) => source.id)
  for (const situation of ['request-1', 'request-2', 'request-7'] as const)
    for (const side of ['holder', 'accused'] as const) expect(tongueOf(situation, side)).toEqual(['advice'])
})

/** The first days of the editions that playbooks cite; of the others no older day is known than the one on which they were read. */
const firstDays = { customsRegulation: '2018-03-19', eCommerceLaw: '2019-01-01', foreignDisputes: '2025-05-01' }
const readOn = '2025-04-19'
const firstDayOf = (id: string): string => (Object.hasOwn(firstDays, id) ? firstDays[id as 'eCommerceLaw'] : readOn)

it('shows nothing on a day on which its law was not in force yet, and leaves no part empty by that', () => {
  const days = ['2014-05-01', '2018-03-18', '2018-03-19', '2018-12-31', '2019-01-01', '2021-01-01', '2025-04-18']
  for (const on of [...days, '2025-04-19', '2025-04-30', '2025-05-01', '2026-11-20'])
    for (const situation of situations)
      for (const side of ['holder', 'accused'] as const)
        for (const place of ['CN', 'EU', 'all'] as const) {
          const shown = findPlaybook({ situation, side, place, on })
          if (!shown) throw new Error(`nothing is said of ${situation} on ${on}`)
          for (const part of [shown.steps, shown.papers, shown.language]) expect(part.length).toBeGreaterThan(0)
          for (const { text, source } of linesOf(shown))
            if (source.level === 'L') expect(firstDayOf(source.id) <= on, `${on}: ${text}`).toBe(true)
          expect(shown.from <= on && (shown.until ?? '9999-12-31') > on).toBe(true)
        }
})

it('tells between which days it reads like this', () => {
  const spanOn = (on: string) => {
    const found = findPlaybook({ situation: 'request-7', side: 'holder', place: 'EU', on })
    return [found?.from, found?.until]
  }
  expect(spanOn('2025-04-30')).toEqual(['2014-05-01', '2025-05-01'])
  expect(spanOn('2025-05-01')).toEqual(['2025-05-01', undefined])
})

it('sends whoever has a recordal to the vault, where recordals are kept', () => {
  const ways = findPlaybook({ situation: 'request-1', side: undefined, place: 'CN', on: '2026-11-20' })?.steps
  expect(ways?.find(({ text }) => text.includes('备案号和有效期'))?.to).toBe('/home/rights')
})

it('every situation has general steps for both sides, so that no country is without', () => {
  for (const situation of situations)
    for (const side of ['holder', 'accused', undefined] as const)
      expect(findPlaybook({ situation, side, place: 'all', on: '2026-11-20' }), situation).toBeDefined()
})

it('two entries of a situation, place and side never begin on one day', () => {
  const names = playbooks.map(nameOf)
  expect(new Set(names).size).toBe(names.length)
})

it('is that of the day: an older case sees what stood then, and nothing is said of days before', () => {
  const titleOn = (on: string, place: 'CN' | 'all' = 'CN') =>
    findPlaybook({ situation: 'request-7', side: 'accused', place, on })?.title
  expect(titleOn('2018-03-18')).toBe('海关查扣：货主')
  expect(titleOn('2018-03-19')).toBe('中国海关查扣：货主')
  expect(titleOn('2014-04-30')).toBeUndefined()
  const rulesOn = (on: string) =>
    findPlaybook({ situation: 'request-4', side: undefined, place: 'all', on })?.rules.map(({ place }) => place)
  expect(rulesOn('2025-04-30')).toEqual([])
  expect(rulesOn('2025-05-01')).toEqual(['第十二条', '第十四条'])
})
