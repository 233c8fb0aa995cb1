import type { Ctx } from '@portal/platform/server'
import type { ValuationModel } from '../contract/model.ts'
import { indicators } from '../proof/indicators.ts'
import type { Parameters, Sourced } from '../proof/parameters.ts'
import { sceneList } from '../proof/score.ts'
import { modelVersion } from '../proof/valuate.ts'
import { readInForce } from './in-force.ts'
import { readCalibration } from './validation/calibration.ts'

const names = {
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
} as const satisfies Record<Exclude<keyof Parameters, 'name'>, string>

const valueNames: Readonly<Record<string, string>> = {
  ...{ INVENTION: '发明', UTILITY: '实用新型', PUBLISHED: '已公布', EXAMINING: '实质审查中' },
  ...{ reportPositive: '评价报告肯定', survived: '维持有效', partialFactor: '部分无效（乘数）' },
  reportNegativeFactor: '评价报告否定（乘数）',
}

/** A value in words: tables as `name value` joined by `；`. */
const wordsOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? '未载入' : value.map(wordsOf).join('、')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, one]) => `${valueNames[key] ?? key} ${wordsOf(one)}`)
    .join('；')
}

/** How valuations are made now, with what each figure rests on. */
export const readModel = async ({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<ValuationModel> => {
  const { parameters, cohort } = await readInForce(db)
  const isCalibrated = await readCalibration(db)
  return {
    version: modelVersion,
    parameters: {
      version: parameters.name,
      list: Object.entries(names).map(([key, name]) => {
        const { value, source, sourceUrl, checkedOn }: Sourced<unknown> = parameters[key as keyof typeof names]
        return { key, name, value: wordsOf(value), source, sourceUrl, checkedOn }
      }),
    },
    cohort: {
      ...{ name: cohort.name, kind: cohort.kind },
      ...{ n: cohort.countedFrom?.n ?? null, day: cohort.countedFrom?.day ?? null },
    },
    calibrated: isCalibrated({ parameters: parameters.name, cohort: cohort.name, at: now() }),
    scenes: [...sceneList],
    indicators: indicators.map(({ key, dim, name, precision }) => ({ key, dim, name, weight: precision })),
  }
}
