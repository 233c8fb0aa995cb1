/** The names of the fields of an application: on the form, in lists of drafts, in the detail and in its history alike. */
export const applyLabels = {
  patentType: '专利类型',
  applyNation: '申请国家',
  companyName: '企业名称',
  patentName: '专利名称',
  special: '特殊请求',
  specialMeaning: '保密请求的含义',
  lxrName: '联系人姓名',
  lxrPhone: '联系人电话',
  firstFilingDate: '首次申请日',
  firstFilingNo: '首次申请号',
  files: '材料',
} as const
