import type { patentTypes } from '@portal/patentdata/proof'
import { whateverElse } from '@portal/platform/contract'
import { type FieldsOf, shanghaiDay } from '@portal/platform/web'
import * as z from 'zod/mini'
import { sourced } from '../../../contract/parameter-fields.ts'
import { parameterKeys, parameterNames } from '../../../contract/parameter-words.ts'
import { countryCode, incomeRules, incomeShare, parametersForm } from '../../../contract/parameters.ts'
import type { ParameterBlocks } from '../../../proof/parameters.ts'

/** A block as it is typed: an empty address or day is none. */
type Typed<Value> = { value: Value; source: string; sourceUrl: string; checkedOn: string }
type Texts<Table> = { [Part in keyof Table]: string }
type Value<Key extends keyof ParameterBlocks> = ParameterBlocks[Key]['value']

export type IndustryRow = { ipc: string; factor: string }
export type IncomeRow = { code: string; share: string }

/** The parameters as they are typed, and why the new version is made. */
export type ParameterFields = {
  a0: Typed<string>
  kType: Typed<Texts<Value<'kType'>>>
  kIndustry: Typed<IndustryRow[]>
  delta: Typed<Texts<Value<'delta'>>>
  discount: Typed<string>
  sigma: Typed<string>
  r: Typed<string>
  floor: Typed<string>
  pGrant: Typed<Texts<Value<'pGrant'>>>
  pValid: Typed<Texts<Value<'pValid'>>>
  fees: Typed<Record<(typeof patentTypes)[number], string[]>>
  gni: Typed<IncomeRow[]>
  note: string
}
export type ParameterFormOf = FieldsOf<ParameterFields>

type Single = 'a0' | 'discount' | 'sigma' | 'r' | 'floor'
type Table = 'kType' | 'delta' | 'pGrant' | 'pValid'
/** The names of the fields in which a number is typed. */
export type NumberName =
  | `${Single}.value`
  | { [Key in Table]: `${Key}.value.${keyof Value<Key> & string}` }[Table]
  | `fees.value.${(typeof patentTypes)[number]}.${number}`
  | `kIndustry.value.${number}.factor`
  | `gni.value.${number}.share`

const incomes = z.array(z.object({ code: countryCode, share: incomeShare })).check(
  z.refine((rows) => new Set(rows.map(({ code }) => code)).size === rows.length, '市场规模：有重复的国家和地区'),
  ...incomeRules((rows: { code: string; share: number }[]) => rows.map(({ code, share }) => [code, share] as const)),
)

/** The rules of the call, with the incomes in rows, and with what today is: nobody has compared a figure on a day to come. */
export const fieldRules = (today: string) =>
  z
    .extend(parametersForm, { gni: sourced(parameterNames.gni, incomes) })
    .check(
      ...parameterKeys.map((key) =>
        z.refine<Partial<Record<typeof key, { checkedOn?: string | null }>>>(
          (typed) => (typed[key]?.checkedOn ?? '') <= today,
          { error: `${parameterNames[key]}：核对日期不能晚于今天`, path: [key, 'checkedOn'], ...whateverElse },
        ),
      ),
    )
export const today = (): string => shanghaiDay(Date.now())

const typed = <From, To>(
  { value, source, sourceUrl, checkedOn }: { value: From } & Omit<ParameterBlocks['a0'], 'value'>,
  textOf: (value: From) => To,
): Typed<To> => ({ value: textOf(value), source, sourceUrl: sourceUrl ?? '', checkedOn: checkedOn ?? '' })

const textsOf = <Table extends object>(table: Table): Texts<Table> =>
  Object.fromEntries(Object.entries(table).map(([part, number]) => [part, String(number)])) as Texts<Table>

/** What is in force, as somebody would have typed it. */
export const fieldsOf = (blocks: ParameterBlocks): ParameterFields => ({
  a0: typed(blocks.a0, String),
  kType: typed(blocks.kType, textsOf),
  kIndustry: typed(blocks.kIndustry, (rows) => rows.map(({ ipc, factor }) => ({ ipc, factor: String(factor) }))),
  delta: typed(blocks.delta, textsOf),
  discount: typed(blocks.discount, String),
  sigma: typed(blocks.sigma, String),
  r: typed(blocks.r, String),
  floor: typed(blocks.floor, String),
  pGrant: typed(blocks.pGrant, textsOf),
  pValid: typed(blocks.pValid, textsOf),
  fees: typed(blocks.fees, ({ INVENTION, UTILITY }) => ({
    INVENTION: INVENTION.map(String),
    UTILITY: UTILITY.map(String),
  })),
  gni: typed(blocks.gni, (shares) => Object.entries(shares).map(([code, share]) => ({ code, share: String(share) }))),
  note: '',
})

/** What is sent: the incomes by country. The call reads numbers from the texts. */
export const bodyOf = ({ gni, ...fields }: ParameterFields) => ({
  ...fields,
  gni: { ...gni, value: Object.fromEntries(gni.value.map(({ code, share }) => [code.trim().toUpperCase(), share])) },
})
