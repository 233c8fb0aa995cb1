import { maxCodePoints } from '@portal/platform/contract'
import * as z from 'zod/mini'

/**
 * A place of the administrative division (GB/T 2260): province codes end in 0000, city codes in 00, all others
 * are districts. A district has no children, and four cities have none either.
 */
export const Region = z.object({
  id: z.string(),
  name: z.string(),
  get children() {
    return z.array(Region)
  },
})
export type Region = z.infer<typeof Region>

export const RegionTree = z.object({ list: z.array(Region) })

/** What the levels of `fthCode` list: `01` the cities of a province (without a province: the provinces), `02` the districts of a city. */
const levels = ['01', '02'] as const

export const DictionaryQuery = z
  .object({
    fthCode: z.literal(levels, { error: '地区级别须为 01（城市）或 02（区县）' }),
    value: z.prefault(z.string().check(z.regex(/^(\d{6})?$/, '上级地区编码须为 6 位数字')), ''),
  })
  .check(
    z.refine(({ fthCode, value }) => fthCode === '01' || value !== '', {
      path: ['value'],
      error: '查询区县时请给出所属城市的编码',
    }),
  )
export type DictionaryQuery = z.infer<typeof DictionaryQuery>

export const RegionNames = z.object({ list: z.array(z.object({ id: z.string(), name: z.string() })) })

export const CountryQuery = z.object({
  /** Part of a Chinese or English name; empty means all. */
  nation: z.prefault(z.string().check(z.trim(), maxCodePoints(50)), ''),
})

/** A country. `value` is its place in the whole list, so that a search does not renumber it; `code` is ISO 3166-1 alpha-2. */
export const Country = z.object({ value: z.number(), code: z.string(), name: z.string(), nameEn: z.string() })
export type Country = z.infer<typeof Country>

export const CountryList = z.object({ list: z.array(Country) })
