import type { OrderedForm } from '@portal/platform/web'
import type { RightDetail } from '../contract/right-view.ts'
import { homeCountry, type RightHolderType, type RightStatus, type RightType } from '../contract/right-words.ts'

/** What the facts of a right are called in its form, in the order of the form. A number has a name by its type beside this one. */
export const factLabels = {
  registerType: '权利类型',
  recordName: '权利名称',
  registerNum: '权利号',
  obligeeName: '权利人名称',
  obligeeRenType: '权利人类型',
  obligeeNation: '注册地/国籍',
  country: '保护的国家/地区',
  status: '权利状态',
  classes: '类别',
  goods: '商品、服务或产品',
  applicationDate: '申请日',
  rightBeginDate: '权利起始日',
  rightEndDate: '权利届满日',
  note: '备注',
} as const
export type FactName = keyof typeof factLabels
export const factNames = Object.keys(factLabels) as FactName[]

/**
 * The values of the form: as the facts, with days as text and nothing chosen yet as null. `version` is that of the right with which
 * the typing began, 0 for a new one: a draft keeps it, so that what came meanwhile is not written over unseen.
 */
export type RightValues = {
  version: number
  registerType: RightType | null
  recordName: string
  registerNum: string
  obligeeName: string
  obligeeRenType: RightHolderType | null
  obligeeNation: string
  country: string
  status: RightStatus
  classes: number[]
  goods: string
  applicationDate: string
  rightBeginDate: string
  rightEndDate: string
  note: string
}
export type RightForm = OrderedForm<RightValues>

export const emptyRight: RightValues = {
  version: 0,
  registerType: null,
  recordName: '',
  registerNum: '',
  obligeeName: '',
  obligeeRenType: null,
  obligeeNation: '',
  country: homeCountry,
  status: 'registered',
  classes: [],
  goods: '',
  applicationDate: '',
  rightBeginDate: '',
  rightEndDate: '',
  note: '',
}

export const valuesOf = (right: RightDetail): RightValues => {
  const { registerType, recordName, registerNum, obligeeName, obligeeRenType, obligeeNation, country, status } = right
  return {
    version: right.version,
    ...{ registerType, recordName, registerNum, obligeeName, obligeeRenType, obligeeNation, country, status },
    ...{ classes: [...right.classes], goods: right.goods, note: right.note },
    applicationDate: right.applicationDate ?? '',
    rightBeginDate: right.rightBeginDate ?? '',
    rightEndDate: right.rightEndDate ?? '',
  }
}
