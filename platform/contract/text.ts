import * as z from 'zod/mini'

/** The length of a text as people count it: each Unicode code point is one, also an emoji or a rare character. */
/**
 * The longest words that a search or the filter of a list takes: what the search of the back office found is shown by the list
 * of its kind under the same words.
 */
export const longestKeyword = 100

export const codePoints = (text: string): number => [...text].length

export const maxCodePoints = (max: number, msg = `最多输入${max}个字`) =>
  z.refine<string>((text) => codePoints(text) <= max, { error: msg, abort: false })

/**
 * Finds half a surrogate pair: with the flag `u` a whole pair is one character and does not match. `isWellFormed` would say
 * the same, but some webviews that the portal supports do not have it.
 */
const loneSurrogate = /\p{Surrogate}/u

/** Refuses what the database cannot store: PostgreSQL text holds no NUL, and half a surrogate pair is not UTF-8. */
const storable = z.refine<string>((text) => !loneSurrogate.test(text) && !text.includes('\0'), {
  error: '内容含有无法保存的字符',
})

/**
 * A text that must be there, trimmed. A missing text fails with the same words (`msg`) as an empty one, so that the form
 * shows one message for both.
 */
export const requiredText = (msg: string, max?: { length: number; msg?: string }) =>
  z.prefault(
    z
      .string({ error: msg })
      .check(z.trim(), z.minLength(1, msg), storable, ...(max ? [maxCodePoints(max.length, max.msg)] : [])),
    '',
  )

/** A text that may be missing, trimmed; a missing text becomes the empty one. */
export const optionalText = (max: number, msg?: string) =>
  z.prefault(z.string({ error: '请输入文字' }).check(z.trim(), storable, maxCodePoints(max, msg)), '')

/** The same where a missing text means that what is there stays. */
export const givenText = (max: number, msg?: string) =>
  z.optional(z.string({ error: '请输入文字' }).check(z.trim(), storable, maxCodePoints(max, msg)))

/** A telephone number, mobile or landline: 5 to 11 characters, each a digit, `+` or `-`. */
export const phoneNumber = (missing: string) =>
  requiredText(missing).check(z.regex(/^[\d+-]{5,11}$/, '联系电话须为 5 至 11 位，只能包含数字、+ 和 -'))

/**
 * A coded value: one of the listed integers. Digits as text are accepted, since query strings and old clients send them.
 */
export const code = <const T extends readonly number[]>(values: T, msg: string) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value)),
    z.literal(values, { error: msg }),
  )

/** A filter by coded value; a missing or empty one becomes null and means all. */
export const codeFilter = <const T extends readonly number[]>(values: T, msg: string) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (value === undefined || value === null || value === '') return null
      return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
    }),
    z.nullable(z.literal(values, { error: msg })),
  )

/** A whole number between `min` and `max`, sent as a number or as text; a missing or empty one becomes `fallback`. */
export const wholeNumber = ({ min, max, fallback, msg }: { min: number; max: number; fallback: number; msg: string }) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (value === undefined || value === null || value === '') return fallback
      return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
    }),
    z.number({ error: msg }).check(z.int(msg), z.gte(min, msg), z.lte(max, msg)),
  )

/** The last moment that a form takes, in the year 2243, in ms: far enough, and storable everywhere. */
export const latestMoment = 8_640_000_000_000

/** A moment in epoch milliseconds; a missing or empty one becomes null. */
export const optionalMoment = (msg = '日期有误') =>
  z.pipe(
    z.transform((value: unknown) => {
      if (value === undefined || value === null || value === '') return null
      return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
    }),
    z.nullable(z.number({ error: msg }).check(z.int(msg), z.gte(0, msg), z.lte(latestMoment, msg))),
  )
