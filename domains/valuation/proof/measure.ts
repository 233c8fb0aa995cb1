import type { Stability } from '@portal/patentdata/proof'
import type { Raw } from './cohort.ts'
import { familyOf } from './family.ts'
import type { IndicatorKey } from './indicators.ts'
import type { Parameters } from './parameters.ts'
import type { Rules } from './rules.ts'
import type { ValuationInput } from './valuation-input.ts'

const stabilityLabels = {
  none: '无',
  partial: '部分无效',
  survived: '维持有效',
  um_report_pos: '评价报告肯定',
  um_report_neg: '评价报告否定',
} satisfies Record<Stability, string>

/** A value as it stands in the record, as it is shown, and as the cohort is asked for it where that is another number. */
export type Measured = { readonly raw: Raw; readonly text: string; readonly asked: Raw }

/** Floating point makes 0.3 × 100 a number with fifteen digits; two are enough to read. */
const short = (value: number, places: number): string => String(Number(value.toFixed(places)))
const percent = (share: number): string => `${short(share * 100, 1)}%`

const counted = (value: number | null, unit: string): Measured | undefined =>
  value === null ? undefined : { raw: value, text: `${value}${unit}`, asked: value }

const index = (value: number | null): Measured | undefined =>
  value === null ? undefined : { raw: value, text: value.toFixed(2), asked: value }

const cited = ({ fwd, fwdSelf }: ValuationInput, rules: Rules): Measured | undefined => {
  if (fwd === null) return undefined
  const raw = rules.citations(fwd, fwdSelf ?? 0)
  const own = fwdSelf ? `（其中自引${fwdSelf}次，按半数计）` : ''
  return { raw, text: `${fwd + (fwdSelf ?? 0)}次${own}`, asked: raw }
}

const family = (countries: readonly string[] | null, gni: Readonly<Record<string, number>>): Measured | undefined => {
  if (countries === null) return undefined
  const { abroad, beyondChina, income } = familyOf(countries, gni)
  return { raw: income, text: ['CN', ...abroad].join('、'), asked: beyondChina }
}

/** What is known of each indicator; undefined is unknown. */
export const measure = (
  input: ValuationInput,
  { gni }: Parameters,
  rules: Rules,
): Readonly<Record<IndicatorKey, Measured | undefined>> => {
  const { stability, ipcGrowth5y } = input
  return {
    cit: cited(input, rules),
    bwd: counted(input.bwd, '件'),
    orig: index(input.originality),
    gen: index(input.generality),
    ipc: counted(input.ipcGroups, '个'),
    inv: counted(input.inventors, '人'),
    doc: counted(input.pages, '页'),
    claims: counted(input.claims, '项'),
    brevity: counted(input.firstClaimChars, '字'),
    stab: stability === null ? undefined : { raw: stability, text: stabilityLabels[stability], asked: stability },
    litig: counted(input.litigations, '次'),
    fam: family(input.familyCountries, gni.value),
    op: counted(input.opEvents, '次'),
    mom: ipcGrowth5y === null ? undefined : { raw: ipcGrowth5y, text: percent(ipcGrowth5y), asked: ipcGrowth5y },
  }
}
