import { expect, it } from 'vitest'
import type { SourcedLine } from './line.ts'
import type { Playbook } from './playbooks/playbook.ts'
import { situations } from './playbooks/playbook.ts'
import { findPlaybook, playbooks, readLongestAgo } from './playbooks.ts'
import { helpSources } from './sources.ts'

const nameOf = ({ situation, side, place, from }: Playbook) => `${situation} ${place} ${side ?? 'both'} ${from}`
const linesOf = ({ steps, papers, language }: Playbook): readonly SourcedLine[] => [...steps, ...papers, ...language]
/** A figure with what it counts: a time limit, an amount, a share. */
const figure = /[\d一二两三四五六七八九十百]+\s*(个|日|天|周|月|年|小时|分钟|元|万|%|％|倍)(?!人|部分|方面)/

it.each(playbooks.map((one): [string, Playbook] => [nameOf(one), one]))('%s', (_name, playbook) => {
  const known: readonly { id: string; inForce?: string }[] = Object.values(helpSources)
  const { steps, papers, language, place, from, until } = playbook
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
  const stepsOn = (on: string) =>
    findPlaybook({ situation: 'request-4', side: undefined, place: 'all', on })?.steps.length
  expect((stepsOn('2025-05-01') ?? 0) > (stepsOn('2025-04-30') ?? 0)).toBe(true)
})
