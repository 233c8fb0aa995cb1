import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { mostRows, parameterRanges as ranges, valuationLimits } from './limits.ts'
import { numberWithin, sourced } from './parameter-fields.ts'
import { parameterNames as names, partNames } from './parameter-words.ts'

type Part = keyof typeof partNames

/** The numbers of a table, each named by the table and its part. */
const parts = <const Parts extends readonly Part[]>(
  table: string,
  of: Parts,
  range: (typeof ranges)['factor' | 'share' | 'chance'],
) =>
  z.object(
    Object.fromEntries(of.map((part) => [part, numberWithin(`${table}（${partNames[part]}）`, range)])) as Record<
      Parts[number],
      ReturnType<typeof numberWithin>
    >,
    { error: `${table}有误` },
  )

const types = ['INVENTION', 'UTILITY'] as const

const repeated = (codes: readonly string[]): string | undefined => codes.find((code, at) => codes.indexOf(code) !== at)

const ipcForm = /^[A-H](\d{2}([A-Z](\d{1,4}(\/\d{2,6})?)?)?)?$/
const industry = z.object({
  ipc: z
    .string({ error: '行业系数：请填写分类号' })
    .check(z.trim(), z.toUpperCase(), z.regex(ipcForm, '行业系数：分类号须为部、大类、小类、大组或小组，例如 H04L')),
  factor: numberWithin('行业系数', ranges.factor),
})

const feesOf = (type: Part, years: number) => {
  const name = `${partNames[type]}年费`
  return z
    .array(numberWithin(name, ranges.fee), { error: `${name}须为 ${years} 年` })
    .check(z.length(years, `${name}须为 ${years} 年`))
}

/** The income of one country or office beside that of the United States. */
export const countryCode = z
  .string({ error: '市场规模：请填写国家和地区代码' })
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, '市场规模：国家和地区代码须为两个字母，例如 US'))
export const incomeShare = numberWithin('市场规模', ranges.factor)

/** What must hold of the countries of the table as a whole; without it the sum of a family means nothing. */
export const incomeRules = <Value>(sharesOf: (value: Value) => readonly (readonly [string, unknown])[]) => [
  z.refine<Value>((value) => sharesOf(value).length <= mostRows, `市场规模最多${mostRows}行`),
  z.refine<Value>((value) => sharesOf(value).some(([code]) => code === 'CN'), '市场规模须包含中国（CN）'),
  z.refine<Value>(
    (value) => sharesOf(value).some(([code, share]) => code === 'US' && share === 1),
    '市场规模以美国为 1：美国（US）须为 1',
  ),
]

const incomes = z.record(z.string(), incomeShare, { error: '市场规模有误' }).check(
  z.refine(
    (shares) => Object.keys(shares).every((code) => /^[A-Z]{2}$/.test(code)),
    '市场规模：国家和地区代码须为两个大写字母，例如 US',
  ),
  ...incomeRules((shares: Record<string, number>) => Object.entries(shares)),
)

/** The full list, each block with its source. */
const parameterBlocks = z.object({
  a0: sourced(names.a0, numberWithin(names.a0, ranges.income)),
  kType: sourced(names.kType, parts(names.kType, types, ranges.factor)),
  kIndustry: sourced(
    names.kIndustry,
    z.array(industry, { error: '行业系数有误' }).check(
      z.maxLength(mostRows, `行业系数最多${mostRows}行`),
      z.refine((rows) => repeated(rows.map(({ ipc }) => ipc)) === undefined, '行业系数：有重复的分类号'),
    ),
  ),
  delta: sourced(names.delta, parts(names.delta, types, ranges.share)),
  discount: sourced(names.discount, numberWithin(names.discount, ranges.chance)),
  sigma: sourced(names.sigma, numberWithin(names.sigma, ranges.spread)),
  r: sourced(names.r, numberWithin(names.r, ranges.share)),
  floor: sourced(names.floor, numberWithin(names.floor, ranges.leastPrice)),
  pGrant: sourced(names.pGrant, parts(names.pGrant, ['PUBLISHED', 'EXAMINING'], ranges.chance)),
  pValid: sourced(
    names.pValid,
    parts(
      names.pValid,
      [...types, 'reportPositive', 'survived', 'partialFactor', 'reportNegativeFactor'],
      ranges.chance,
    ),
  ),
  fees: sourced(
    names.fees,
    z.object({ INVENTION: feesOf('INVENTION', 20), UTILITY: feesOf('UTILITY', 10) }, { error: '年费标准有误' }),
  ),
  gni: sourced(names.gni, incomes),
})

/** Some of the blocks, each as a whole. */
export const someBlocks = z.partial(parameterBlocks)
export type SomeBlocks = z.output<typeof someBlocks>

/** A new version: the full list, and why it was made. */
export const parametersForm = z.extend(parameterBlocks, {
  note: requiredText('请填写说明', { length: valuationLimits.note }),
  /** The version that the list was made from; where it is told and a newer one is in force, nothing is stored. */
  base: z.optional(z.string()),
})
export type ParametersForm = z.output<typeof parametersForm>
