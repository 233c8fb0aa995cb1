import { isDay, maxCodePoints, requiredText, webAddressChecks } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { type Range, valuationLimits } from './limits.ts'

const { source } = valuationLimits
const empty = (value: unknown): unknown => value ?? ''
const orNull = z.transform((text: string) => (text === '' ? null : text))

/** A number that may come as digits in a text, as a form has it. */
export const numberWithin = (name: string, { min, max, whole }: Range) => {
  const msg = `${name}须为 ${min} 至 ${max} 的${whole ? '整数' : '数'}`
  return z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value,
    ),
    z.number({ error: msg }).check(...(whole ? [z.int(msg)] : []), z.gte(min, msg), z.lte(max, msg)),
  )
}

const address = (name: string) => {
  const wrongStart = `${name}：来源网址须以 https:// 开头`
  const checked = z.string({ error: wrongStart }).check(
    z.trim(),
    z.refine((text) => text === '' || /^https:/i.test(text), { error: wrongStart, abort: true }),
    ...webAddressChecks(wrongStart),
    maxCodePoints(source, `${name}：来源网址最多${source}个字`),
  )
  return z.pipe(z.pipe(z.transform(empty), checked), orNull)
}

const checkedDay = (name: string) => {
  const msg = `${name}：核对日期有误，请按年-月-日填写`
  const checked = z.string({ error: msg }).check(z.refine((text) => text === '' || isDay(text), { error: msg }))
  return z.pipe(z.pipe(z.transform(empty), checked), orNull)
}

/** A value with what it rests on. An empty address or day is null. */
export const sourced = <Value extends z.ZodMiniType>(name: string, value: Value) =>
  z.object(
    {
      value,
      source: requiredText(`${name}：请填写来源`, { length: source, msg: `${name}：来源最多${source}个字` }),
      sourceUrl: address(name),
      checkedOn: checkedDay(name),
    },
    { error: `缺少${name}` },
  )
