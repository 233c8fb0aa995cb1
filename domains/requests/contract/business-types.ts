/** The kinds of overseas request, numbered as the wire and the tabs of 我的事项 number them. */
export const businessTypes = [1, 2, 3, 4, 5, 6, 7] as const
export type BusinessType = (typeof businessTypes)[number]

/** The name of each kind, as my progress and the back office show it. */
export const businessTypeLabels = {
  1: '海关在线备案',
  2: '展会投诉应对',
  3: '跨境电商侵权应对',
  4: '贸易救济纠纷应对',
  5: '预警自查',
  6: '风险预警防范指引',
  7: '海关查扣应对',
} satisfies Record<BusinessType, string>

/** The two letters that a number of this kind begins with. */
export const businessTypePrefixes = {
  1: 'HG',
  2: 'ZH',
  3: 'DS',
  4: 'MY',
  5: 'YJ',
  6: 'FX',
  7: 'KL',
} satisfies Record<BusinessType, string>

/** The key under which the browser keeps the draft of a kind's form. */
export const draftForm = (businessType: BusinessType): `request-${BusinessType}` => `request-${businessType}`

/** The four words of a kind's progress bar. */
export type CaseSteps = readonly [string, string, string, string]

export const seizureSteps: CaseSteps = ['提交', '分析', '出具方案', '结案']
export const filingSteps: CaseSteps = ['提交备案材料', '核验材料', '审核通过/驳回', '备案完成']
export const disputeSteps: CaseSteps = ['提交诉求', '案件跟进', '出具方案', '结案']
/** The steps of every kind that has no steps of its own above. */
export const plainSteps: CaseSteps = ['提交', '待受理', '受理中', '已完成']
