import { yearBook } from '@portal/calendars/proof'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseVersion } from './choose-version.ts'
import { countDeadline } from './count-deadline.ts'
import { firstRules } from './first-rules/first-rules.ts'
import { isChecked } from './rule.ts'
import { selfTest, yearsOf } from './self-test.ts'
import { workedExamples } from './worked-examples.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))

/*
 * A second program, written from the rules of law and from the notice on the holidays of 2026. It shares no line with the first:
 * its dates are text, its steps are single days, and it looks nothing up in the rows that are tested.
 */
const notice2026 = {
  free: '0101-0103 0215-0223 0404-0406 0501-0505 0619-0621 0925-0927 1001-1007',
  made: '0104 0214 0228 0509 0920 1010',
}
const isFree2026 = (date: string) =>
  notice2026.free.split(' ').some((span) => {
    const [first = '', last = ''] = span.split('-')
    return date >= first && date <= last
  })
const next = (date: string, by = 1): string => {
  const at = new Date(`${date}T12:00:00Z`)
  at.setUTCDate(at.getUTCDate() + by)
  return at.toISOString().substring(0, 10)
}
type Extra = { free?: string[]; made?: string[] }
const isOpen = (date: string, { free = [], made = [] }: Extra, country = 'CN'): boolean => {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  const is2026 = country === 'CN' && date.startsWith('2026')
  const short = date.substring(5).replace('-', '')
  if (made.includes(date) || (is2026 && notice2026.made.includes(short))) return true
  if (free.includes(date) || (is2026 && isFree2026(short))) return false
  return weekday >= 1 && weekday <= 5
}
const later = (date: string, months: number): { date: string; whole: boolean } => {
  const [year = '', month = '', day = ''] = date.split('-')
  const count = Number(year) * 12 + Number(month) - 1 + months
  const start = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
  for (let last = Number(day); ; last -= 1) {
    const found = `${start}-${String(last).padStart(2, '0')}`
    const at = new Date(`${found}T12:00:00Z`)
    if (!Number.isNaN(at.getTime()) && at.toISOString().startsWith(found)) {
      return { date: found, whole: last === Number(day) }
    }
  }
}
/** `w` working days, `d` days, `m` months, `-` the day before the corresponding one, `!` no roll, `<` a window before. */
const terms: Record<string, string> = {
  'customs.exOfficio.respond': '3w',
  'customs.exOfficio.investigate': '30w',
  'customs.exOfficio.courtOrder': '50w',
  'customs.onApplication.courtOrder': '20w',
  'customs.recordal.decide': '30w',
  'customs.recordal.change': '30w',
  'customs.recordal.renewWindow': '6m<',
  'eu.customs.respond': '10w',
  'platform.cn.counterNotice': '15d',
  'platform.meli.reply': '4d!',
  'tm.cn.refusalReview': '15d',
  'tm.cn.opposition': '3m',
  'tm.cn.priority': '6m',
  'tm.cn.exhibitionPriority': '6m',
  'tm.cn.supplement': '30d',
  'tm.cn.oppositionDefence': '30d',
  'tm.cn.nonUseEvidence': '2m',
  'tm.cn.term': '120m-!',
  'tm.cn.renewWindow': '12m<',
  'tm.cn.renewGrace': '6m',
  'tm.cn.courtAppeal': '30d',
  'patent.cn.priority': '12m',
  'patent.cn.priority.design': '6m',
  'patent.cn.exhibitionGrace': '6m',
  'patent.cn.grantRegistration': '2m',
  'pct.cn.nationalPhase': '30m',
  'patent.cn.confidentiality.notice': '2m',
  'patent.cn.confidentiality.decide': '4m',
}
type Case = { trigger: string; delivery?: string; country?: string; still?: [string, string][]; longer?: number }
const reckon = (term: string, { trigger, delivery, country, still = [], longer = 0 }: Case, extra: Extra = {}) => {
  const amount = Number.parseInt(term, 10) + longer
  if (term.includes('<')) return { due: trigger, opens: later(trigger, -amount).date }
  let date = delivery === 'deemed' ? next(trigger, 15) : trigger
  const stopped = (one: string) => still.some(([first, last]) => one >= first && one <= last)
  if (term.includes('m')) {
    const { date: end, whole } = later(date, amount)
    date = whole && term.includes('-') ? next(end, -1) : end
  } else {
    for (let left = amount; left > 0; ) {
      date = next(date)
      if (!stopped(date) && (!term.includes('w') || isOpen(date, extra, country))) left -= 1
    }
  }
  while (!term.includes('!') && !isOpen(date, extra, country)) date = next(date)
  return { due: date, opens: null }
}

it.each(workedExamples.map((example) => [`${example.code} ${JSON.stringify(example.asked)}`, example] as const))(
  '%s comes out as worked out by hand, by both programs',
  (_name, example) => {
    const { code, asked, expected, more = [] } = example
    const version = chooseVersion(
      firstRules.filter((rule) => rule.code === code),
      asked.trigger,
    )
    if (!version) throw new Error('no version')
    const found = countDeadline(version, asked, yearBook(yearsOf(example)))
    expect(found).toMatchObject(expected)
    const term = version.version === 2 ? '2m' : (terms[code] ?? '')
    const second = reckon(
      term,
      {
        trigger: asked.trigger,
        ...(asked.delivery && { delivery: asked.delivery }),
        ...(asked.calendar && { country: asked.calendar }),
        still: asked.suspensions?.map(({ from, to }) => [from, to]) ?? [],
        longer: asked.extended ? 2 : 0,
      },
      { free: more.flatMap(({ free }) => [...free]) },
    )
    expect(second).toEqual({ due: found.dueOn, opens: found.opensOn })
    // Each step names its day, that of the beginning without the year, and the last one names the end.
    for (const { id, text, day } of found.steps) expect(text).toContain(id === 'start' ? day.slice(5) : day)
    expect(found.steps.at(-1)).toMatchObject({ id: 'close', day: found.dueOn })
  },
)

it('the examples hold for the rules that the portal brings, and there is one of each that is told to everybody', () => {
  expect(workedExamples).toHaveLength(50)
  expect(selfTest(firstRules)).toEqual([])
  const shown = new Set(workedExamples.map(({ code }) => code))
  expect(firstRules.filter((rule) => isChecked(rule) && !shown.has(rule.code))).toEqual([])
})

it.each([
  ['a period', { period: { amount: 4, unit: 'workingDay', direction: 'after' } as const }],
  ['a roll', { calendar: 'DE' }],
  ['an end', { effectiveTo: '2025-12-31' }],
])('the self-test finds %s that was changed', (_name, change) => {
  const changed = firstRules.map((rule) => (rule.code === 'customs.exOfficio.respond' ? { ...rule, ...change } : rule))
  expect(selfTest(changed).length).toBeGreaterThan(0)
})

it(`both programs agree on any day and any free and made-up days of 2027 (seed ${seed})`, () => {
  const day2027 = fc.integer({ min: 0, max: 364 }).map((number) => next('2027-01-01', number))
  const isWeekend = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay() % 6 === 0
  const asked = fc.record({
    code: fc.constantFrom(...Object.keys(terms).filter((code) => !code.startsWith('eu.'))),
    trigger: fc.integer({ min: 0, max: 500 }).map((number) => next('2026-01-01', number)),
    delivery: fc.constantFrom('received' as const, 'deemed' as const),
    free: fc.uniqueArray(day2027, { maxLength: 40 }),
    made: fc.uniqueArray(day2027.filter(isWeekend), { maxLength: 10 }),
  })
  fc.assert(
    fc.property(asked, ({ code, trigger, delivery, free, made }) => {
      const version = firstRules.find((rule) => rule.code === code)
      if (!version) throw new Error(code)
      const how = version.deemedDays === null ? ('received' as const) : delivery
      const off = free.filter((date) => !made.includes(date))
      const years = [
        ...yearsOf({ code, asked: { trigger }, expected: {} }),
        { calendar: 'CN', year: 2027, free: off, working: made },
      ]
      const found = countDeadline(version, { trigger, delivery: how }, yearBook(years))
      const second = reckon(terms[code] ?? '', { trigger, delivery: how }, { free: off, made })
      expect({ due: found.dueOn, opens: found.opensOn }).toEqual(second)
    }),
    { seed, numRuns: 200 },
  )
})
