import * as z from 'zod/mini'
import { latestMoment } from './text.ts'

const dayMs = 86_400_000
/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000

/** The first millisecond of a calendar day in Asia/Shanghai, or undefined where there is no such day. */
const startOfDay = (text: string): number | undefined => {
  const at = Date.parse(`${text}T00:00:00Z`)
  const real = Number.isFinite(at) && new Date(at).toISOString().startsWith(text)
  return real ? at - shanghaiOffsetMs : undefined
}

/**
 * One end of a span of time, inclusive: epoch milliseconds, or a day `YYYY-MM-DD` in Asia/Shanghai. Of a day `from` means
 * the first millisecond and `to` the last. A missing or empty value leaves that end open.
 */
const spanEnd = (end: 'from' | 'to', msg: string) =>
  z.prefault(
    z.pipe(
      z.transform((value: unknown): unknown => {
        if (value === undefined || value === null || value === '') return null
        if (typeof value !== 'string') return value
        if (/^\d{1,16}$/.test(value)) return Number(value)
        const start = /^\d{4}-\d{2}-\d{2}$/.test(value) ? startOfDay(value) : undefined
        return start === undefined ? value : end === 'from' ? start : start + dayMs - 1
      }),
      z.nullable(z.number({ error: msg }).check(z.int(msg), z.gte(0, msg), z.lte(latestMoment, msg))),
    ),
    '',
  )

/** The query parameters `from` and `to` of every list: they limit `createTime` unless the list says otherwise. */
export const timeSpan = {
  from: spanEnd('from', '开始日期有误'),
  to: spanEnd('to', '结束日期有误'),
}
