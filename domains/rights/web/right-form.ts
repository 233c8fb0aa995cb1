import type { OrderedForm } from '@portal/platform/web'
import type { RightDetail } from '../contract/right-view.ts'
import { homeCountry, type RightHolderType, type RightStatus, type RightType } from '../contract/right-words.ts'

/** The values of the form: as the facts, with days as text and nothing chosen yet as null. */
export type RightValues = {
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
    ...{ registerType, recordName, registerNum, obligeeName, obligeeRenType, obligeeNation, country, status },
    ...{ classes: [...right.classes], goods: right.goods, note: right.note },
    applicationDate: right.applicationDate ?? '',
    rightBeginDate: right.rightBeginDate ?? '',
    rightEndDate: right.rightEndDate ?? '',
  }
}
