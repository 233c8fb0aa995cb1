import { describe, expect, it } from 'vitest'
import { nextReminder, plannedReminders, type Reminded, timeLeftWords } from './reminder-plan.ts'

const at = (shanghai: string) => Date.parse(`${shanghai}+08:00`)
const base: Reminded = {
  ...{ pace: 'days', legal: true, createdAt: at('2026-11-01T12:00:00'), opensOn: null },
  ...{ endsOn: '2026-12-20', endsAt: at('2026-12-21T00:00:00'), earliestOn: null },
}
const told = (changes: Partial<Reminded>) =>
  plannedReminders({ ...base, ...changes }).map(({ lead, at: moment }) => [
    lead,
    new Date(moment + 8 * 3_600_000).toISOString().slice(0, 16),
  ])

describe('the plan of reminders', () => {
  it('is in the morning of 30, 14, 7, 3, 1 days before and of the day', () => {
    expect(told({})).toEqual([
      ['30d', '2026-11-20T09:00'],
      ['14d', '2026-12-06T09:00'],
      ['7d', '2026-12-13T09:00'],
      ['3d', '2026-12-17T09:00'],
      ['1d', '2026-12-19T09:00'],
      ['0d', '2026-12-20T09:00'],
      ['late', '2026-12-21T00:00'],
    ])
    expect(told({ createdAt: at('2026-12-18T10:00:00') }).map(([lead]) => lead)).toEqual(['1d', '0d', 'late'])
  })

  it('of few working days is at once and by the hour, of law at night too', () => {
    const hours = { pace: 'hours', createdAt: at('2026-12-18T10:00:00'), endsAt: at('2026-12-21T00:00:00') } as const
    const legal = told(hours)
    expect(legal).toEqual([
      ['now', '2026-12-18T10:00'],
      ['48h', '2026-12-19T00:00'],
      ['24h', '2026-12-20T00:00'],
      ['8h', '2026-12-20T16:00'],
      ['2h', '2026-12-20T22:00'],
      ['late', '2026-12-21T00:00'],
    ])
    expect(told({ ...hours, legal: false })).toEqual([
      ['now', '2026-12-18T10:00'],
      ['48h', '2026-12-19T08:00'],
      ['24h', '2026-12-20T08:00'],
      ['8h', '2026-12-20T16:00'],
      ['2h', '2026-12-20T22:00'],
      ['late', '2026-12-21T08:00'],
    ])
  })

  it('says how much is left in days of the calendar, and in hours of the last two', () => {
    const end = { endsOn: '2026-12-20', endsAt: at('2026-12-21T00:00:00') }
    const left = (moment: string) => timeLeftWords(end, at(moment))
    expect([left('2026-12-17T09:00:00'), left('2026-12-13T09:00:00')]).toEqual(['还有 3 天', '还有 7 天'])
    expect([left('2026-12-20T22:00:00'), left('2026-12-21T00:00:00')]).toEqual(['还有 2 小时', '已逾期'])
  })

  it('of a provisional deadline goes by its earliest day', () => {
    expect(told({ earliestOn: '2026-12-18' }).slice(-3)).toEqual([
      ['1d', '2026-12-17T09:00'],
      ['0d', '2026-12-18T09:00'],
      ['late', '2026-12-21T00:00'],
    ])
    expect(told({ pace: 'hours', earliestOn: '2026-12-18' }).at(-2)).toEqual(['2h', '2026-12-18T22:00'])
  })

  it('of a renewal begins when its window opens, and of a certificate a year before', () => {
    expect(told({ pace: 'renewal', opensOn: '2026-06-20', createdAt: 0 })).toEqual([
      ['opens', '2026-06-20T09:00'],
      ['3m', '2026-09-20T09:00'],
      ['1m', '2026-11-20T09:00'],
      ['7d', '2026-12-13T09:00'],
      ['late', '2026-12-21T00:00'],
    ])
    const certificate = told({ pace: 'certificate', createdAt: 0 }).map(([lead]) => lead)
    expect(certificate).toEqual(['365d', '180d', '90d', '30d', '7d', 'late'])
  })

  it('ends with what says that it has passed', () => {
    expect(nextReminder(base, at('2026-12-20T09:00:00'))).toBe(base.endsAt)
    expect(nextReminder(base, base.endsAt)).toBeNull()
  })
})
