import type { ImportedList } from '@portal/imports/contract'

/** Columns of a recordal that a file may bring, by their names on the wire, in the order of the customs query. */
export const importFields = [
  'recordIcon',
  'recordName',
  'name',
  'conutryName',
  'registerNum',
  'recordNum',
  'registerType',
  'productType',
  'recordState',
  'recordBeginDate',
  'recordEndDate',
] as const
export type ImportField = (typeof importFields)[number]

/** The headings under which the customs query shows these columns. */
export const importFieldLabels = {
  recordIcon: '权利标识',
  recordName: '权利名称',
  name: '权利人名称',
  conutryName: '权利人国别',
  registerNum: '权利号',
  recordNum: '备案号',
  registerType: '权利类别',
  productType: '商品分类',
  recordState: '备案状态',
  recordBeginDate: '备案开始日期',
  recordEndDate: '备案截止日期',
} as const satisfies Record<ImportField, string>

/** A file without one of these columns cannot be imported; any other column that a file lacks counts as empty. */
const requiredImportFields = [
  'recordName',
  'name',
  'registerNum',
  'recordNum',
  'registerType',
  'recordState',
] as const satisfies readonly ImportField[]

export const recordalList: ImportedList<ImportField> = {
  name: 'recordals',
  fields: importFields,
  labels: importFieldLabels,
  required: requiredImportFields,
}
