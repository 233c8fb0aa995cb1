import { patentTypes } from '@portal/patentdata/proof'
import type { ParameterBlocks } from '../proof/parameters.ts'

export type ParameterKey = keyof ParameterBlocks

/** The parameters in the order in which they are shown and checked. */
export const parameterNames = {
  a0: '中位专利的当年收益（元）',
  kType: '类型系数',
  kIndustry: '行业系数',
  delta: '年收益留存率',
  discount: '折现率',
  sigma: '年收益对数的标准差',
  r: '年收益与质量的相关系数',
  floor: '最低参考价（元）',
  pGrant: '获得授权的可能性',
  pValid: '权利稳定的可能性',
  fees: '年费标准（元）',
  gni: '市场规模（美国为1）',
} as const satisfies Record<ParameterKey, string>

export const parameterKeys = Object.keys(parameterNames) as readonly ParameterKey[]

/** The names of what stands in a table of parameters. */
export const partNames = {
  ...{ INVENTION: '发明', UTILITY: '实用新型', PUBLISHED: '已公布', EXAMINING: '实质审查中' },
  ...{ reportPositive: '评价报告肯定', survived: '维持有效', partialFactor: '部分无效（乘数）' },
  reportNegativeFactor: '评价报告否定（乘数）',
} as const

const isPart = (key: string): key is keyof typeof partNames => Object.hasOwn(partNames, key)

const table = (of: object): string =>
  Object.entries(of)
    .map(([key, one]) => `${isPart(key) ? partNames[key] : key} ${one}`)
    .join('；')

/** The fees of one type, years of the same fee together: 第1–3年 900. */
const feeWords = (fees: readonly number[]): string => {
  const runs: { from: number; to: number; fee: number }[] = []
  for (const [at, fee] of fees.entries()) {
    const last = runs.at(-1)
    if (last?.fee === fee) last.to = at + 1
    else runs.push({ from: at + 1, to: at + 1, fee })
  }
  return runs.map(({ from, to, fee }) => `第${from === to ? from : `${from}–${to}`}年 ${fee}`).join('、')
}

/** The value of each parameter in words. */
const valueWords = (blocks: ParameterBlocks): Readonly<Record<ParameterKey, string>> => {
  const { a0, kType, kIndustry, delta, discount, sigma, r, floor, pGrant, pValid, fees, gni } = blocks
  return {
    ...{ a0: String(a0.value), kType: table(kType.value), delta: table(delta.value) },
    kIndustry:
      kIndustry.value.length === 0 ? '未载入' : kIndustry.value.map(({ ipc, factor }) => `${ipc} ${factor}`).join('；'),
    ...{ discount: String(discount.value), sigma: String(sigma.value), r: String(r.value) },
    ...{ floor: String(floor.value), pGrant: table(pGrant.value), pValid: table(pValid.value) },
    fees: patentTypes.map((type) => `${partNames[type]}：${feeWords(fees.value[type])}`).join('；'),
    gni: table(gni.value),
  }
}

/** The parameters one by one, in words, each with what it rests on. */
export const parameterLines = (blocks: ParameterBlocks) => {
  const words = valueWords(blocks)
  return parameterKeys.map((key) => {
    const { source, sourceUrl, checkedOn } = blocks[key]
    return { key, name: parameterNames[key], value: words[key], source, sourceUrl, checkedOn }
  })
}
