import { familyOf } from '../family.ts'
import { aboveOthers, indicatorNotes, type Note, type Sentences, type Told } from './note.ts'

const familyText = (percentile: number, { input, parameters }: Told): string => {
  const { abroad } = familyOf(input.familyCountries ?? [], parameters.gni.value)
  return abroad.length === 0
    ? '未检索到境外同族，境外市场可能没有保护。'
    : `同族专利已布局${abroad.length}个境外国家或组织（${abroad.join('、')}），市场覆盖${aboveOthers(percentile)}。`
}

const growthText = (growth: number): string => {
  const share = Math.round(Math.abs(growth) * 100)
  if (share === 0) return '所属IPC大组的申请量近五年大致不变。'
  return `所属IPC大组的申请量近五年${growth > 0 ? '增长' : '下降'}约${share}%。`
}

const sentences: Sentences = {
  fam: ({ percentile }, told) => familyText(percentile, told),
  op: ({ raw, text }) => (raw === 0 ? '未检索到转让、许可或质押登记。' : `检索到转让、许可或质押登记${text}。`),
  mom: ({ raw }) => growthText(Number(raw)),
}

const wan = (price: number): string => price.toFixed(2)

const priceText = ({ isAlive, price: { price, priceLow, priceHigh, income }, parameters }: Told): string => {
  if (!isAlive) return '专利权已不存在或未获得，参考价为0。'
  const rate = Number((parameters.discount.value * 100).toFixed(1))
  return (
    `参考价${wan(price)}万元，五成把握的区间为${wan(priceLow)}–${wan(priceHigh)}万元；` +
    `按年收益约${wan(income / 10_000)}万元、折现率${rate}%、逐年递减并扣除年费计算。`
  )
}

/** The sentences of 经济: one for each indicator, the price, and what all this is not. */
export const economicsNotes = (told: Told): Note[] => [
  ...indicatorNotes(told, 'economics', sentences),
  { dim: 'economics', key: 'price', tone: told.isAlive ? 'neutral' : 'weak', text: priceText(told) },
  { dim: 'economics', key: 'notice', tone: 'neutral', text: '仅供参考，不构成资产评估报告或法律意见。' },
]
