import { type Day, dayOfNumber } from '@portal/calendars/proof'
import type { Last } from './count-period.ts'
import type { Skipped } from './counting.ts'
import { isCheckedTag, type RuleSource, type RuleVersion, type Unit, type WayName } from './rule.ts'

const unitWords = {
  hour: '小时',
  workingDay: '个工作日',
  day: '日',
  month: '个月',
  year: '年',
} as const satisfies Record<Unit, string>

const wayWords = { post: '邮寄', online: '网上', person: '当面' } as const satisfies Record<WayName, string>

const shanghai = 'Asia/Shanghai'
const midnight = '24:00'

/** `12-08`, with its year where that is not the year of `beside`. */
const shortDay = (day: Day, beside: Day): string => (day.slice(0, 4) === beside.slice(0, 4) ? day.slice(5) : day)

/** A period in words: 3 个工作日, 6 个月. */
export const amountWords = ({ amount, unit }: { amount: number; unit: Unit }): string => `${amount} ${unitWords[unit]}`

/** 《知识产权海关保护条例》第十六条. */
export const sourceWords = ({ title, article }: Pick<RuleSource, 'title' | 'article'>): string => `${title}${article}`

const spanWords = ({ from, to, why }: Skipped, beside: Day): string =>
  `${shortDay(from, beside)}${from === to ? '' : ` 至 ${shortDay(to, beside)}`}（${why}）`

const skippedWords = (skipped: readonly Skipped[], beside: Day): string =>
  skipped.length === 0 ? '' : `，中间跳过 ${skipped.map((span) => spanWords(span, beside)).join('、')}`

/** Said of a step that asked for days of years whose holidays are not known. */
export const unknownWords = (years: readonly number[]): string =>
  years.length === 0 ? '' : `（${years.join('、')} 年的放假安排尚未录入，暂按周末计算）`

export const triggerWords = ({ trigger }: RuleVersion, day: string, isDeemed: boolean): string =>
  `${isDeemed ? '文件发出之日' : trigger.name}为 ${day.replace('T', ' ')}`

export const deliveredWords = (days: number, day: Day): string => `发出满 ${days} 日视为送达，即 ${day}`

export const startWords = (base: Day, first: Day): string => `当日不计，自 ${base} 次日（${shortDay(first, base)}）起算`

/** What the count of days, months or years came to. */
export const countWords = (
  asked: { amount: number; unit: Unit },
  last: Last,
  lastDay: RuleVersion['lastDay'],
): string => {
  const { amount, unit } = asked
  const day = dayOfNumber(last.day)
  if (unit === 'workingDay' || unit === 'day') {
    const made = last.madeUp.map((one) => shortDay(dayOfNumber(one), day))
    const also = made.length === 0 ? '' : `；${made.join('、')} 调休上班，计入`
    return `第 ${amount} ${unitWords[unit]}为 ${day}${skippedWords(last.skipped, day)}${also}`
  }
  const before = lastDay === 'dayBefore'
  const unsuspended = dayOfNumber(last.day - last.added)
  const end = last.isExact
    ? `对应日${before ? '的前一日' : ''}为 ${unsuspended}`
    : `最后一月没有对应日，取月末 ${unsuspended}${before ? '，不再提前' : ''}`
  return `满 ${amountWords(asked)}，${end}${last.added === 0 ? '' : `；中止 ${last.added} 日不计，为 ${day}`}`
}

export const extendedWords = ({ extension }: RuleVersion): string =>
  extension === null ? '' : `（含延长的 ${amountWords(extension)}）`

export const rollWords = (day: Day, rolled: Day, why: string | undefined): string =>
  why === undefined ? `${day} 是工作日，不顺延` : `${day} 不是工作日（${why}），顺延至其后第一个工作日 ${rolled}`

export const noRollWords = (day: Day): string => `${day} 即最后一日，该期限不因节假日顺延`

const listWords = (ways: readonly WayName[]): string => ways.map((way) => wayWords[way]).join('或')

const closeOf = (rule: RuleVersion, way: WayName | undefined): string => {
  const { list } = rule.ways
  const wanted = way === undefined ? list : list.filter((one) => one.way === way)
  const late = wanted.filter(({ closing }) => closing === midnight).map((one) => one.way)
  const inOffice = wanted.filter(({ closing }) => closing !== midnight)
  return [
    late.length > 0 && `${listWords(late)}提交的，当日 24:00 前`,
    ...inOffice.map((one) => `${wayWords[one.way]}提交的，以机关下班时间为准（按 ${one.closing} 计算）`),
  ]
    .filter((part) => part !== false)
    .join('；')
}

/** Until when on the last day, by which way, and how far that is known. */
export const closeWords = (
  rule: RuleVersion,
  { day, zone, way }: { day: Day; zone: string; way: WayName | undefined },
) => {
  const place = zone === shanghai ? '北京时间' : `当地时间，${zone}`
  const close = closeOf(rule, way) || '当日 24:00 为止'
  const { tag } = rule.ways
  const rests = rule.ways.list.length === 0 || (tag !== null && isCheckedTag(tag))
  return `${day} ${close}（${place}）${rests ? '' : '；本平台按此计算，请以通知书为准'}`
}
