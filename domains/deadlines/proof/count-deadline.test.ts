import { type CalendarYear, dayNumber, dayOfNumber, doesWork, seededYears, yearBook } from '@portal/calendars/proof'
import { stress } from '@portal/platform/testing'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { askedFaults } from './asked-faults.ts'
import { countDeadline } from './count-deadline.ts'
import type { Asked, Counted, Skipped } from './counting.ts'
import { firstRules } from './first-rules/first-rules.ts'
import type { RuleVersion } from './rule.ts'
import { clockIn, momentIn } from './zone-moment.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const runs = stress(import.meta, { what: '期限计算的性质各 600 次（本次各 60 次）', full: 600, gate: 60 })
const check = <T>(property: fc.IProperty<T> | fc.IRawProperty<T>, numRuns = runs) =>
  fc.assert(property as fc.IRawProperty<T>, { seed, numRuns })

const known = seededYears.filter(({ year }) => year <= 2026)
const book = yearBook(known)
const ruleOf = (code: string, version = 1): RuleVersion => {
  const found = firstRules.find((rule) => rule.code === code && rule.version === version)
  if (!found) throw new Error(code)
  return found
}
const count = (code: string, asked: Asked | string, years: readonly CalendarYear[] = known): Counted =>
  countDeadline(ruleOf(code), typeof asked === 'string' ? { trigger: asked } : asked, yearBook(years))
const textsOf = ({ steps }: Counted) => steps.map(({ text }) => text)

describe('the steps of a count', () => {
  it('tell working days, what they pass over, and until when by which way', () => {
    const counted = count('customs.exOfficio.respond', '2026-12-03')
    expect(textsOf(counted)).toEqual([
      '收到海关通知之日为 2026-12-03',
      '当日不计，自 2026-12-03 次日（12-04）起算',
      '第 3 个工作日为 2026-12-08，中间跳过 12-05 至 12-06（周末）',
      '2026-12-08 是工作日，不顺延',
      '2026-12-08 邮寄或网上提交的，当日 24:00 前；当面提交的，以机关下班时间为准（按 17:00 计算）（北京时间）；本平台按此计算，请以通知书为准',
    ])
    expect(counted.steps[2]?.source).toBe('《知识产权海关保护条例》（2018 年修订）第十六条')
    expect(counted.dueAt).toBe(Date.parse('2026-12-09T00:00:00+08:00'))
  })

  it('tell make-up days that count, and holidays', () => {
    expect(textsOf(count('customs.exOfficio.respond', '2026-09-29'))[2]).toBe(
      '第 3 个工作日为 2026-10-09，中间跳过 10-01 至 10-07（放假）',
    )
    expect(textsOf(count('customs.exOfficio.respond', '2026-09-18'))[2]).toBe(
      '第 3 个工作日为 2026-09-22，中间跳过 09-19（周末）；09-20 调休上班，计入',
    )
  })

  it('tell a deemed delivery, and how far a day is put off', () => {
    expect(textsOf(count('tm.cn.refusalReview', { trigger: '2026-10-16', delivery: 'deemed' })).slice(0, 5)).toEqual([
      '文件发出之日为 2026-10-16',
      '发出满 15 日视为送达，即 2026-10-31',
      '当日不计，自 2026-10-31 次日（11-01）起算',
      '第 15 日为 2026-11-15',
      '2026-11-15 不是工作日（周末），顺延至其后第一个工作日 2026-11-16',
    ])
  })

  it('tell months: the corresponding day, the end of a short month, the day before, an extension', () => {
    expect(textsOf(count('tm.cn.opposition', '2026-11-30')).slice(2, 4)).toEqual([
      '满 3 个月，最后一月没有对应日，取月末 2027-02-28',
      '2027-02-28 不是工作日（周末），顺延至其后第一个工作日 2027-03-01（2027 年的放假安排尚未录入，暂按周末计算）',
    ])
    expect(textsOf(count('tm.cn.term', '2017-03-14')).slice(2, 4)).toEqual([
      '满 10 年，对应日的前一日为 2027-03-13',
      '2027-03-13 即最后一日，该期限不因节假日顺延',
    ])
    expect(textsOf(count('pct.cn.nationalPhase', { trigger: '2024-04-05', extended: true }))[2]).toBe(
      '满 32 个月，对应日为 2026-12-05（含延长的 2 个月）',
    )
  })

  it('tell a window, and a suspension', () => {
    expect(textsOf(count('customs.recordal.renewWindow', '2027-08-31')).slice(0, 2)).toEqual([
      '备案有效期届满之日为 2027-08-31',
      '往前 6 个月，自 2027-02-28（该月没有对应日，取月末）起可以办理',
    ])
    const suspensions = [{ from: '2026-05-06', to: '2026-05-12' }]
    const { steps } = count('customs.recordal.decide', { trigger: '2026-04-15', suspensions })
    expect(steps[2]?.text).toContain('05-06 至 05-12（中止）')
    const monthly = { ...ruleOf('patent.cn.priority.design'), suspendable: true }
    expect(textsOf(countDeadline(monthly, { trigger: '2026-03-30', suspensions }, book))[2]).toBe(
      '满 6 个月，对应日为 2026-09-30；中止 7 日不计，为 2026-10-07',
    )
  })

  it('count hours on the clock of the office', () => {
    const counted = count('fair.cn.reply', '2026-10-31T09:30')
    expect(counted).toMatchObject({ dueOn: '2026-11-01', closing: { time: '09:30' }, provisional: false })
    expect(counted.dueAt).toBe(Date.parse('2026-11-01T09:30:00+08:00'))
  })

  it('close when the office does, for what is handed in there, and in the zone of the state', () => {
    const inPerson = count('customs.exOfficio.respond', { trigger: '2026-12-03', way: 'person' })
    expect(inPerson.dueAt).toBe(Date.parse('2026-12-08T17:00:00+08:00'))
    const german = count('eu.customs.respond', { trigger: '2026-12-01', calendar: 'DE' })
    expect([german.dueAt, german.missing]).toEqual([
      Date.parse('2026-12-16T00:00:00+01:00'),
      [{ calendar: 'DE', year: 2026 }],
    ])
  })
})

describe('clocks of zones', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-28', '24:00', '2026-11-28T16:00:00Z'],
    ['Europe/Berlin', '2026-03-29', '24:00', '2026-03-29T22:00:00Z'],
    ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['America/New_York', '2026-11-01', '17:00', '2026-11-01T22:00:00Z'],
  ])('%s on %s at %s', (zone, day, time, moment) => {
    expect(new Date(momentIn(zone, dayNumber(day), time))).toEqual(new Date(moment))
  })

  it('are read back', () => {
    const moment = Date.parse('2026-10-25T00:30:00Z')
    expect(clockIn('Europe/Berlin', moment)).toEqual({ day: dayNumber('2026-10-25'), time: '02:30' })
  })
})

describe('what cannot be asked', () => {
  const faults = (code: string, asked: Asked) =>
    askedFaults(ruleOf(code), asked).map(({ field, msg }) => `${field}: ${msg}`)
  const trigger = '2026-04-15'
  it.each<[string, string, Asked, string]>([
    ['no day', 'customs.exOfficio.respond', { trigger: '2026-02-30' }, 'trigger: 起算事由的日期有误'],
    ['a day far away', 'tm.cn.term', { trigger: '1989-12-31' }, 'trigger: 日期须在 1990 年至 2100 年之间'],
    ['a time', 'tm.cn.term', { trigger: '2026-01-01T10:00' }, 'trigger: 该期限按日计算，只填写日期'],
    ['no time', 'fair.cn.reply', { trigger }, 'trigger: 该期限按小时计算，请填写日期和时间'],
    ['a delivery', 'tm.cn.opposition', { trigger, delivery: 'deemed' }, 'delivery: 该期限没有这种送达方式'],
    ['a way', 'platform.meli.reply', { trigger, way: 'person' }, 'way: 该期限没有这种提交方式'],
    ['no state', 'eu.customs.respond', { trigger, calendar: 'CN' }, 'calendar: 请选择成员国'],
    ['an extension', 'tm.cn.opposition', { trigger, extended: true }, 'extended: 该期限不能延长'],
  ])('%s: %s', (_name, code, asked, fault) => {
    expect(faults(code, asked)).toEqual([fault])
  })

  const stood = (...suspensions: [string, string][]) =>
    faults('customs.recordal.decide', { trigger, suspensions: suspensions.map(([from, to]) => ({ from, to })) })
  it('suspensions that are none', () => {
    expect(stood(['2026-05-06', '2026-05-31'], ['2026-06-01', '2026-06-01'])).toEqual([])
    expect(stood(['2026-05-06', '2026-05-05'])).toEqual(['suspensions: 中止的结束日不能早于开始日'])
    expect(stood(['2026-05-06', '2026-13-01'])).toEqual(['suspensions: 中止的日期有误'])
    expect(stood(['2026-04-14', '2026-04-20'])).toEqual(['suspensions: 中止不能早于起算事由的日期'])
    const overlap = 'suspensions: 各段中止须按先后填写，不能重叠'
    expect(stood(['2026-05-06', '2026-05-10'], ['2026-05-10', '2026-05-12'])).toEqual([overlap])
    expect(stood(['2026-06-06', '2026-06-10'], ['2026-05-10', '2026-05-12'])).toEqual([overlap])
    const many = Array.from({ length: 21 }, (_, index): [string, string] => {
      const day = dayOfNumber(dayNumber('2026-05-01') + index)
      return [day, day]
    })
    expect(stood(...many)).toEqual(['suspensions: 中止最多 20 段'])
    const suspensions = [{ from: '2026-05-06', to: '2026-05-06' }]
    expect(faults('tm.cn.opposition', { trigger, suspensions })).toEqual(['suspensions: 该期限没有中止'])
  })
})

const anyDay = (first: string, days: number) =>
  fc.integer({ min: 0, max: days }).map((more) => dayOfNumber(dayNumber(first) + more))
const anyTrigger = anyDay('2024-01-01', 1500)
const chinese = firstRules.filter(({ calendar, period }) => calendar === 'CN' && period.unit !== 'hour')
const anyRule = fc.constantFrom(...chinese)
const isWeekend = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0
const lengthOf = (skipped: readonly Skipped[] = []) =>
  skipped.reduce((sum, { from, to }) => sum + dayNumber(to) - dayNumber(from) + 1, 0)
const anyYear = fc
  .record({
    free: fc.uniqueArray(anyDay('2027-01-01', 364), { maxLength: 45 }),
    weekends: fc.uniqueArray(anyDay('2027-01-01', 364).filter(isWeekend), { maxLength: 12 }),
  })
  .map(({ free, weekends }): CalendarYear => {
    // At most one make-up day a weekend, as in every notice so far.
    const working = weekends.filter(
      (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 6 || !weekends.includes(dayOfNumber(dayNumber(day) - 1)),
    )
    return { calendar: 'CN', year: 2027, free: free.filter((day) => !working.includes(day)), working }
  })

describe(`whatever is asked (seed ${seed})`, () => {
  it('a later trigger is never due earlier', () => {
    check(
      fc.property(anyRule, anyTrigger, anyTrigger, anyYear, (rule, one, other, year) => {
        const years = yearBook([...known, year])
        const [first, second] = [one, other].sort().map((trigger) => countDeadline(rule, { trigger }, years).dueOn)
        expect(String(first) <= String(second)).toBe(true)
      }),
    )
  })

  it('days counted and days told as skipped are the days that passed', () => {
    const counted = chinese.filter(({ period }) => period.unit === 'day' || period.unit === 'workingDay')
    check(
      fc.property(fc.constantFrom(...counted), anyTrigger, anyYear, (rule, trigger, year) => {
        const { steps, dueOn } = countDeadline(rule, { trigger }, yearBook([...known, year]))
        const skipped = steps.reduce((sum, step) => sum + lengthOf(step.skipped), 0)
        expect(rule.period.amount + skipped).toBe(dayNumber(dueOn) - dayNumber(trigger))
      }),
    )
  })

  it('a further free day or a suspension never makes it earlier, a further make-up day never later', () => {
    check(
      fc.property(anyRule, anyTrigger, anyYear, anyDay('2027-01-01', 364), (rule, trigger, year, day) => {
        const dueOf = (one: CalendarYear) => countDeadline(rule, { trigger }, yearBook([...known, one])).dueOn
        const without = { ...year, free: year.free.filter((other) => other !== day) }
        if (!year.working.includes(day))
          expect(dueOf({ ...without, free: [...without.free, day] }) >= dueOf(without)).toBe(true)
        if (isWeekend(day)) expect(dueOf({ ...without, working: [...year.working, day] }) <= dueOf(without)).toBe(true)
      }),
    )
    check(
      fc.property(anyRule, anyTrigger, fc.nat(60), fc.nat(30), (rule, trigger, after, length) => {
        const day = dayNumber(trigger) + after
        const suspensions = [{ from: dayOfNumber(day), to: dayOfNumber(day + length) }]
        if (rule.period.direction === 'before') return
        const dueOn = countDeadline(rule, { trigger, suspensions }, book).dueOn
        expect(dueOn >= countDeadline(rule, { trigger }, book).dueOn).toBe(true)
      }),
    )
  })

  it('no deadline falls before the earliest day that was told while the year was unknown', () => {
    check(
      fc.property(anyRule, anyDay('2026-06-01', 500), anyYear, (rule, trigger, year) => {
        const before = countDeadline(rule, { trigger }, book)
        if (before.missing.some(({ year: missed }) => missed !== 2027)) return
        const then = countDeadline(rule, { trigger }, yearBook([...known, year]))
        expect(then.dueOn >= (before.earliestOn ?? before.dueOn)).toBe(true)
        expect(before.provisional).toBe(before.earliestOn !== null)
      }),
      3 * runs,
    )
  })

  it('a count of days does not depend on the calendar but for the roll', () => {
    const plain = chinese.filter(({ period: { unit } }) => unit === 'day' || unit === 'month')
    check(
      fc.property(fc.constantFrom(...plain), anyTrigger, anyYear, (rule, trigger, year) => {
        const countedOn = (years: readonly CalendarYear[]) =>
          countDeadline(rule, { trigger }, yearBook(years)).steps.find(({ id }) => id === 'count')?.day
        expect(countedOn([year])).toBe(countedOn([]))
      }),
    )
  })

  it('a day that was put off works, and none between works', () => {
    check(
      fc.property(anyRule, anyTrigger, anyYear, (rule, trigger, year) => {
        if (rule.roll === 'none') return
        const years = yearBook([...known, year])
        const { steps, dueOn } = countDeadline(rule, { trigger }, years)
        const counted = dayNumber(steps.find(({ id }) => id === 'count')?.day ?? '')
        expect(doesWork(years.kindOf('CN', dayNumber(dueOn)))).toBe(true)
        for (let day = counted; day < dayNumber(dueOn); day += 1) expect(doesWork(years.kindOf('CN', day))).toBe(false)
      }),
    )
  })

  it('months end on the same day of the month, or on its last', () => {
    const monthly = chinese.filter(({ period, lastDay }) => period.unit === 'month' && lastDay === 'corresponding')
    check(
      fc.property(fc.constantFrom(...monthly), anyTrigger, (rule, trigger) => {
        const { opensOn, steps } = countDeadline(rule, { trigger }, book)
        const day = opensOn ?? steps.find(({ id }) => id === 'count')?.day ?? ''
        const isLast = dayOfNumber(dayNumber(day) + 1).endsWith('-01')
        expect(day.slice(8) === trigger.slice(8) || (isLast && day.slice(8) < trigger.slice(8))).toBe(true)
      }),
    )
  })

  describe('in any time zone of the machine', () => {
    const zone = process.env.TZ
    afterEach(() => {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    })

    it('the result is the same, and counting again changes nothing', () => {
      check(
        fc.property(anyRule, anyTrigger, anyYear, (rule, trigger, year) => {
          const results = ['UTC', 'Asia/Shanghai', 'America/Los_Angeles', 'UTC'].map((name) => {
            process.env.TZ = name
            return JSON.stringify(countDeadline(rule, { trigger }, yearBook([...known, year])))
          })
          expect(new Set(results).size).toBe(1)
        }),
        Math.ceil(runs / 3),
      )
    })
  })
})
