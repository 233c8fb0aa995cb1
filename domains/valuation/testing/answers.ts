import type { ValuationDetail } from '../contract/detail.ts'
import type { Valued } from '../contract/evaluation.ts'
import { builtInParameters } from '../proof/built-in-parameters.ts'
import { defaultCohort } from '../proof/default-cohort.ts'
import { valuate } from '../proof/valuate.ts'
import { exampleA, exampleDay } from './examples.ts'

export const sampleId = 'AAAAAAAAAAAAAAAAAAAAAA'
export const samplePn = 'CN900000001B'

const valueExample = () => {
  const valued = valuate(exampleA, exampleDay, builtInParameters, defaultCohort)
  if (!valued.ok) throw new Error('the example has a value')
  return valued
}

/** What evaluateByPsn answers of example A. */
export const valuedAnswer = (changes: Partial<Valued> = {}): Valued => ({
  ...{ id: sampleId, pn: samplePn, score: valueExample().score, prscode: '10' },
  dataList: [[], [], []],
  ...changes,
})

/** The whole result of example A, as the server computes it. */
export const detailAnswer = (changes: Partial<ValuationDetail> = {}): ValuationDetail => {
  const valued = valueExample()
  const { score, scoreLow, scoreHigh, band, dimensions, scenes, quality, variance, coverage, remainingYears } = valued
  return {
    ...{ id: sampleId, pn: samplePn, askedPn: null, an: null, ti: '演示：密钥的分发方法', pa: '演示·宁波海帆' },
    ...{ inn: '演示发明人甲;演示发明人乙', ad: '2016-06-01', pd: '2019-03-12', ipc: 'H04L9/08', patk: 'FMSQ' },
    ...{ pic: null, prscode: '10', statusText: '授权有效', statusAsOf: exampleDay, mayShow: true },
    ...{ score, scoreLow, scoreHigh, band, dimensions, quality, variance, coverage, remainingYears },
    scenes: [...scenes],
    ...{ price: valued.price.toFixed(2), priceLow: valued.priceLow.toFixed(2), priceHigh: valued.priceHigh.toFixed(2) },
    technology: valued.notes.technology.map(({ text }) => text),
    law: valued.notes.law.map(({ text }) => text),
    economics: valued.notes.economics.map(({ text }) => text),
    indicators: valued.indicators.map((line) => ({ ...line, source: '演示数据', asOf: exampleDay })),
    ...{ income: valued.income.toFixed(2), validity: valued.validity },
    model: {
      ...{ version: 'PV-1', parameters: 'P-1', cohort: 'D-1', cohortKind: 'default' as const },
      ...{ cohortN: null, cohortDay: null, day: exampleDay, calibrated: false },
    },
    sources: [{ name: '演示数据', asOf: exampleDay }],
    ...{ demonstration: true, notice: '本结果仅供参考。', expiresAt: 0 },
    ...changes,
  }
}
