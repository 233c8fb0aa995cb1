import { numberLabels, rightHolderTypeLabels, rightTypeLabels } from '@portal/rights/contract'
import type { SheetFacts } from './facts.ts'
import { factLabels, goodsLabels, infringingLabelsOf, licenseeLabels } from './labels.ts'
import { infringingLabels, licensingLabels } from './rights.ts'

/** A fact with its label. An empty text means that it was not filled in; an optional fact without a value has no row. */
export type FactRow = { label: string; text: string }
/** A part of the sheet: its facts, and the entries of its list, which have facts of their own. */
export type SheetSection = {
  title: string
  facts: readonly FactRow[]
  entries: readonly { title: string; facts: readonly FactRow[] }[]
}

const word = <K extends number>(words: Readonly<Record<K, string>>, value: K | null): string =>
  value === null ? '' : words[value]

const rows = <T extends object>(labels: Readonly<Record<keyof T & string, string>>, entry: T): FactRow[] =>
  (Object.entries(labels) as [keyof T & string, string][])
    .filter(([key]) => key !== 'validUntil' || entry[key] !== '')
    .map(([key, label]) => ({ label, text: String(entry[key]) }))

const entries = <T extends object>(
  word: string,
  labels: Readonly<Record<keyof T & string, string>>,
  list: readonly T[],
) => list.map((entry, index) => ({ title: `${word} ${index + 1}`, facts: rows(labels, entry) }))

/** The sheet as people read it, in the order of article 7; the page, the PDF and the DOCX all show these sections. */
export const sheetSections = (facts: SheetFacts): SheetSection[] => {
  const row = (key: keyof SheetFacts, text = String(facts[key] ?? '')): FactRow => ({ label: factLabels[key], text })
  const { registerType, licensing, licensees, goods, hasInfringing, infringingGoods } = facts
  const numberLabel = registerType === null ? factLabels.registerNum : numberLabels[registerType]
  return [
    {
      title: '一、权利人',
      facts: [
        row('obligeeName'),
        row('obligeeRenType', word(rightHolderTypeLabels, facts.obligeeRenType)),
        row('obligeeNation'),
        row('address'),
      ],
      entries: [],
    },
    {
      title: '二、权利',
      facts: [
        row('registerType', word(rightTypeLabels, registerType)),
        row('recordName'),
        { label: numberLabel, text: facts.registerNum },
        row('rightContent'),
        ...(facts.rightBeginDate === '' ? [] : [row('rightBeginDate')]),
        row('rightEndDate'),
      ],
      entries: [],
    },
    {
      title: '三、许可使用',
      facts: [row('licensing', word(licensingLabels, licensing))],
      entries: licensing === 1 ? entries('被许可人', licenseeLabels, licensees) : [],
    },
    { title: '四、合法行使权利的货物', facts: [], entries: entries('货物', goodsLabels, goods) },
    {
      title: '五、已知的侵权货物',
      facts: [row('hasInfringing', word(infringingLabels, hasInfringing))],
      entries: hasInfringing === 1 ? entries('侵权货物', infringingLabelsOf, infringingGoods) : [],
    },
  ]
}
