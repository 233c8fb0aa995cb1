import { defineErrors } from '@portal/platform/contract'

export const cohortErrors = defineErrors({
  'cohort.building': { http: 409, status: 'U00409', msg: '正在重建对照组，完成后才能再次重建' },
  'cohort.not_ready': { http: 409, status: 'U00409', msg: '这个版本没有建成，不能发布' },
  'cohort.too_few': { http: 409, status: 'U00409', msg: '记录太少，没有一项指标达到统计所需的件数，不能发布' },
  'cohort.in_force': { http: 409, status: 'U00409', msg: '这个版本已是现用的对照组' },
})
