import * as z from 'zod/mini'

/** Length as people count: one per Unicode code point, so that an emoji or a rare character is one. */
export const codePoints = (text: string): number => [...text].length

export const maxCodePoints = (max: number, msg = `最多输入${max}个字`) =>
  z.refine<string>((text) => codePoints(text) <= max, { error: msg, abort: false })

/** Not `isWellFormed`: webviews of our target do not have it. With the u flag a pair is one character and no surrogate. */
const loneSurrogate = /\p{Surrogate}/u

/** PostgreSQL text cannot hold NUL, and a half surrogate is not UTF-8. */
const storable = z.refine<string>((text) => !loneSurrogate.test(text) && !text.includes('\0'), {
  error: '内容含有无法保存的字符',
})

/** A text that must be there. A missing one fails with the same words as an empty one, so order and wording hold. */
export const requiredText = (msg: string, max?: { length: number; msg?: string }) =>
  z.prefault(
    z
      .string({ error: msg })
      .check(z.trim(), z.minLength(1, msg), storable, ...(max ? [maxCodePoints(max.length, max.msg)] : [])),
    '',
  )

/** A text that may be missing; empty is the same as missing. */
export const optionalText = (max: number, msg?: string) =>
  z.prefault(z.string({ error: '请输入文字' }).check(z.trim(), storable, maxCodePoints(max, msg)), '')

/** A telephone number, mobile or landline: 5 to 11 of digits, `+` and `-`. */
export const phoneNumber = (missing: string) =>
  requiredText(missing).check(z.regex(/^[\d+-]{5,11}$/, '联系电话须为 5 至 11 位，只能包含数字、+ 和 -'))

/** A coded value: an integer of the list, digits in text accepted (query strings, old clients). */
export const code = <const T extends readonly number[]>(values: T, msg: string) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value)),
    z.literal(values, { error: msg }),
  )

/** A filter by coded value: missing or empty means all. */
export const codeFilter = <const T extends readonly number[]>(values: T, msg: string) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (value === undefined || value === null || value === '') return null
      return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
    }),
    z.nullable(z.literal(values, { error: msg })),
  )

/** A whole number in text or as a number, between bounds, with a default for missing or empty. */
export const wholeNumber = ({ min, max, fallback, msg }: { min: number; max: number; fallback: number; msg: string }) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (value === undefined || value === null || value === '') return fallback
      return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
    }),
    z.number({ error: msg }).check(z.int(msg), z.gte(min, msg), z.lte(max, msg)),
  )

/** A moment as epoch milliseconds, or missing. */
export const optionalMoment = (msg = '日期有误') =>
  z.pipe(
    z.transform((value: unknown) => {
      if (value === undefined || value === null || value === '') return null
      return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
    }),
    z.nullable(z.number({ error: msg }).check(z.int(msg), z.gte(0, msg), z.lte(8_640_000_000_000_000, msg))),
  )
