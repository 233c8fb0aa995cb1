import type { Parameters, Sourced } from './parameters.ts'

const proposed = <Value>(value: Value, source: string): Sourced<Value> => ({
  value,
  source,
  sourceUrl: null,
  checkedOn: null,
})

/**
 * The first version of the parameters. Only the annual fees and the chance of a published application were read in a source;
 * all others are assumptions that no trades in China have confirmed, and each says so.
 */
export const builtInParameters: Parameters = {
  name: 'P-1',
  a0: proposed(
    15_000,
    '假定值：由国家知识产权局专利调查和许可备案统计推算的平均年收益取低端，按对数正态分布折成中位数',
  ),
  kType: proposed({ INVENTION: 1, UTILITY: 0.35 }, '假定值：实用新型相对发明的收益比例，没有公开统计'),
  kIndustry: proposed([], '未载入分行业许可费率统计，各领域一律为1'),
  delta: proposed({ INVENTION: 0.88, UTILITY: 0.82 }, '假定值：研究文献中年收益每年递减约10%至25%'),
  discount: proposed(0.15, '假定值：收益法评估实务常用12%至20%'),
  sigma: proposed(1.6, '假定值：取专利拍卖成交价（约1.3）与续费研究（约2.2）的离散程度之间'),
  r: proposed(0.55, '假定值：研究文献认为著录指标只能解释价值差异的一小部分，此值约相当于五分之一'),
  floor: proposed(1_000, '假定值：有效专利的最低参考价'),
  pGrant: proposed(
    { PUBLISHED: 0.473, EXAMINING: 0.55 },
    '公布：2020年发明专利授权率47.3%（期刊文献）；实质审查：假定值',
  ),
  pValid: proposed(
    {
      INVENTION: 0.9,
      UTILITY: 0.65,
      reportPositive: 0.8,
      survived: 0.97,
      partialFactor: 0.85,
      reportNegativeFactor: 0.35,
    },
    '假定值：没有按类型公开的专利权存续统计',
  ),
  fees: proposed(
    {
      INVENTION: [
        900, 900, 900, 1200, 1200, 1200, 2000, 2000, 2000, 4000, 4000, 4000, 6000, 6000, 6000, 8000, 8000, 8000, 8000,
        8000,
      ],
      UTILITY: [600, 600, 600, 900, 900, 1200, 1200, 1200, 2000, 2000],
    },
    '国家知识产权局专利收费标准（攀枝花市市场监督管理局转载），未计减缴',
  ),
  gni: proposed(
    {
      US: 1,
      CN: 0.7,
      EP: 0.45,
      JP: 0.21,
      DE: 0.17,
      IN: 0.13,
      GB: 0.12,
      FR: 0.11,
      IT: 0.08,
      CA: 0.08,
      RU: 0.08,
      KR: 0.07,
      BR: 0.07,
      AU: 0.06,
      TW: 0.03,
    },
    '约值：各国国民总收入与美国之比，待用世界银行数据核对',
  ),
}
