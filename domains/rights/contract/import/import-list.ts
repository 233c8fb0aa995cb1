import type { ListFields } from '@portal/imports/contract'

/** The columns of a list of rights, in the order of the template. */
export const importFields = [
  'registerType',
  'recordName',
  'registerNum',
  'obligeeName',
  'country',
  'classes',
  'rightBeginDate',
  'rightEndDate',
  'recordNum',
  'recordBeginDate',
  'recordEndDate',
] as const
export type ImportField = (typeof importFields)[number]

/** The headings of the template; export and import use the same, so that what was exported can be handed in again. */
export const importLabels = {
  registerType: '权利类型',
  recordName: '权利名称',
  registerNum: '权利号',
  obligeeName: '权利人',
  country: '国家/地区',
  classes: '类别',
  rightBeginDate: '起始日',
  rightEndDate: '届满日',
  recordNum: '海关备案号',
  recordBeginDate: '备案起始日',
  recordEndDate: '备案届满日',
} as const satisfies Record<ImportField, string>

export const rightList: ListFields<ImportField> = {
  fields: importFields,
  labels: importLabels,
  required: ['registerType', 'recordName'],
}

/** The name of the template's example begins with these words; an import leaves such lines out. */
export const exampleMark = '示例：'
