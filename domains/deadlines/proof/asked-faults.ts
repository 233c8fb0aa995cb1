import { dayNumber, dayOfNumber } from '@portal/calendars/proof'
import type { Asked, Suspension } from './counting.ts'
import { findState } from './eu-states.ts'
import type { RuleVersion } from './rule.ts'

export type AskedFault = { field: keyof Asked; msg: string }

export const askedLimits = { firstYear: 1990, lastYear: 2100, suspensions: 20 } as const

const dayForm = /^\d{4}-\d{2}-\d{2}$/
const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/

const isDay = (text: string): boolean => {
  if (!dayForm.test(text)) return false
  const number = dayNumber(text)
  return Number.isInteger(number) && dayOfNumber(number) === text
}

const { firstYear, lastYear } = askedLimits
/** Days of other years are not counted: a count to the year 9999 would keep a process busy for a second. */
const isCounted = (day: string): boolean => Number(day.slice(0, 4)) >= firstYear && Number(day.slice(0, 4)) <= lastYear
const outside = (what: string): string => `${what}须在 ${firstYear} 年至 ${lastYear} 年之间`

/** What is wrong with the day or moment that starts a period; undefined where nothing is. */
export const triggerFault = (trigger: string): string | undefined => {
  const [day = '', time, ...more] = trigger.split('T')
  if (!isDay(day) || more.length > 0 || (time !== undefined && !timeForm.test(time))) return '起算事由的日期有误'
  return isCounted(day) ? undefined : outside('日期')
}

const suspensionFault = (rule: RuleVersion, trigger: string, list: readonly Suspension[]): string | undefined => {
  if (list.length === 0) return undefined
  if (!rule.suspendable) return '该期限没有中止'
  if (list.length > askedLimits.suspensions) return `中止最多 ${askedLimits.suspensions} 段`
  for (const [index, { from, to }] of list.entries()) {
    if (!isDay(from) || !isDay(to)) return '中止的日期有误'
    if (!isCounted(from) || !isCounted(to)) return outside('中止的日期')
    if (to < from) return '中止的结束日不能早于开始日'
    if (from < trigger.slice(0, 10)) return '中止不能早于起算事由的日期'
    const before = list[index - 1]
    if (before && from <= before.to) return '各段中止须按先后填写，不能重叠'
  }
  return undefined
}

/** What is wrong with what was asked of a rule, in the order of the form; page and server refuse the same. */
export const askedFaults = (rule: RuleVersion, asked: Asked): AskedFault[] => {
  const { trigger, delivery, way, calendar, suspensions = [], extended = false } = asked
  const needsTime = rule.period.unit === 'hour'
  const wrong = triggerFault(trigger)
  const strange = suspensionFault(rule, trigger, suspensions)
  const faults: (AskedFault | false)[] = [
    wrong !== undefined && { field: 'trigger', msg: wrong },
    wrong === undefined &&
      trigger.includes('T') !== needsTime && {
        field: 'trigger',
        msg: needsTime ? '该期限按小时计算，请填写日期和时间' : '该期限按日计算，只填写日期',
      },
    delivery !== undefined &&
      !rule.trigger.deliveries.includes(delivery) && { field: 'delivery', msg: '该期限没有这种送达方式' },
    way !== undefined &&
      !rule.ways.list.some((one) => one.way === way) && { field: 'way', msg: '该期限没有这种提交方式' },
    rule.calendar === null && !findState(calendar ?? '') && { field: 'calendar', msg: '请选择成员国' },
    strange !== undefined && { field: 'suspensions', msg: strange },
    extended && rule.extension === null && { field: 'extended', msg: '该期限不能延长' },
  ]
  return faults.filter((fault) => fault !== false)
}
