import { isDay, optionalText, requiredText, webAddressChecks, wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { calendarLimits as limits } from './limits.ts'

const { firstYear, lastYear } = limits
const yearRule = `年份须为 ${firstYear} 至 ${lastYear} 的整数`

/** `CN`, a code of ISO 3166-1, `EU` or `WO`; whether there is such a country, the server says. */
export const calendarCode = requiredText('缺少日历代码').check(
  z.regex(/^[A-Z]{2}$/, '日历代码须为两位大写字母，如 CN、DE、EU、WO'),
)

export const calendarYear = wholeNumber({ min: firstYear, max: lastYear, fallback: 0, msg: yearRule })

export const yearAddress = z.object({ calendar: calendarCode, year: calendarYear })
export type YearAddress = z.output<typeof yearAddress>

/** The kind and the reference by which the act log knows a year of a calendar. */
export const loggedYear = ({ calendar, year }: YearAddress) => ({ kind: 'calendar', of: `${calendar} ${year}` })

const day = z.string({ error: '日期有误' }).check(z.refine(isDay, '日期须写成 2027-01-01 这样的形式'))

/** Days each once, in their order. */
const days = (named: string) =>
  z.pipe(
    z.array(day, { error: `${named}须为日期的列表` }).check(z.maxLength(limits.days, `${named}最多 ${limits.days} 天`)),
    z.transform((list) => [...new Set(list)].sort()),
  )

/** One year of a calendar as staff enter it; it replaces the year as a whole. */
export const yearForm = z.object({
  // It may be empty and is never left out, so that a call that only corrects the source does not empty the year.
  free: days('放假日'),
  working: z.prefault(days('调休上班日'), []),
  source: z.prefault(
    z.object({
      title: requiredText('请填写来源名称', { length: limits.title }),
      url: optionalText(limits.url).check(...webAddressChecks('来源网址须以 http:// 或 https:// 开头')),
      checkedOn: requiredText('请选择核对日期').check(z.refine(isDay, '核对日期有误')),
    }),
    {},
  ),
  /** The version that was seen; 0 where the year was not known. */
  version: z.optional(wholeNumber({ min: 0, max: 1_000_000, fallback: 0, msg: '缺少所依据的版本' })),
})
export type YearForm = z.output<typeof yearForm>

const source = z.object({ title: z.string(), url: z.nullable(z.string()), checkedOn: z.string() })

/** What everybody may read of a year. Where it is not known, its lists are empty. */
export const yearReply = z.object({
  calendar: z.string(),
  year: z.number(),
  known: z.boolean(),
  free: z.array(z.string()),
  working: z.array(z.string()),
  source: z.nullable(source),
})
export type YearReply = z.output<typeof yearReply>

const yearRow = z.object({
  year: z.number(),
  version: z.number(),
  free: z.array(z.string()),
  working: z.array(z.string()),
  source,
  savedAt: z.number(),
  /** Who entered it; null for a year that the portal brought. */
  savedBy: z.nullable(z.string()),
})
export type YearRow = z.output<typeof yearRow>

export const calendarList = z.object({
  elements: z.array(z.object({ calendar: z.string(), name: z.string(), years: z.array(yearRow) })),
  /** The next year of `CN`, while it is missing and should have been announced; else null. */
  missing: z.nullable(z.number()),
})
export type CalendarList = z.output<typeof calendarList>

/** On how many days people work that did not before, or the other way. */
export const yearSaved = z.object({ changed: z.number() })
