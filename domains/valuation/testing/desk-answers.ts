import type { CohortDetail, CohortVersion } from '../contract/cohort/cohort.ts'
import type { Validation } from '../contract/validation/validation.ts'

const at = Date.parse('2026-11-20T09:30:00+08:00')

/** A draft that was counted from 1,200 patents. */
export const cohortAnswer = (changes: Partial<CohortVersion> = {}): CohortVersion => ({
  ...{ version: 'C-2', state: 'draft', phase: null, isInForce: false, n: 1_200, day: '2026-11-01' },
  ...{ isDemonstration: false, failure: null, createTime: at, createdBy: 'staff', endTime: at + 60_000 },
  ...{ publishTime: null, publishedBy: null, can: ['publish'] },
  ...changes,
})

export const cohortDetailAnswer = (changes: Partial<CohortDetail> = {}): CohortDetail => ({
  ...cohortAnswer(),
  inForceName: 'C-1',
  sizes: [
    { section: 'H', year: 2018, n: 700 },
    { section: 'A', year: 2019, n: 480 },
    { section: null, year: 2019, n: 20 },
  ],
  percents: [1, 5, 10, 25, 50, 75, 90, 95, 99],
  samples: [{ key: 'claims', name: '权利要求', n: 1_190, quantiles: [1, 2, 3, 5, 8, 10, 13, 17, 30] }],
  ...{ groups: 31, publications: [] },
  ...changes,
})

/** A renewal validation that reached its goal. */
export const validationAnswer = (changes: Partial<Validation> = {}): Validation => ({
  ...{ id: '7a219a63-976d-481e-84f1-03714dd8e801', kind: 'renewal', state: 'finished' },
  ...{ model: 'PV-1', parameters: 'P-1', cohort: 'C-1', n: 4_000, alive: 2_160, day: '2026-11-20' },
  ...{ source: null, note: '', price: null, verdict: 'reached', isDemonstration: false, failure: null },
  renewal: { auc: 0.718, aucLow: 0.702, aucHigh: 0.734, citationsAuc: 0.671, slope: 1.03 },
  ...{ createTime: at, createdBy: 'staff' },
  ...changes,
})
