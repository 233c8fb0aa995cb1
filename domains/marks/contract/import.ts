import type { ImportedList } from '@portal/imports/contract'

/** The fields of a list of marks. */
export type MarkField = 'number' | 'name' | 'classes' | 'holder' | 'status' | 'appliedOn' | 'registeredOn' | 'expiresOn'

export const markList: ImportedList<MarkField> = {
  name: 'marks',
  fields: ['number', 'name', 'classes', 'holder', 'status', 'appliedOn', 'registeredOn', 'expiresOn'],
  labels: {
    number: '注册号',
    name: '商标名称',
    classes: '类别',
    holder: '注册人',
    status: '状态',
    appliedOn: '申请日期',
    registeredOn: '注册日期',
    expiresOn: '届满日期',
  },
  required: ['number', 'name', 'classes'],
  namesSource: true,
}
