/** The labels of the six fields, in the form, the detail and the drafts. */
export const basicLabels = {
  obligeeName: '权利人名称',
  idCard: '证件号码',
  lxrPhone: '联系电话',
  exhibitionName: '展会全称',
  exhibitionTime: '展会日期',
  exhibitionAddress: '展会地点',
} as const
