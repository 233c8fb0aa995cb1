import type { UploadedFile } from '@portal/platform/web'
import { type PatentType, patentTypes, type Special, type SpecialMeaning, specials } from '../../contract/choices.ts'
import type { MaterialKind } from '../../contract/materials.ts'

/** A file that the form has uploaded, with the kind that the customer gave it. */
export type Material = UploadedFile & { kind: MaterialKind }

/** Files as the calls take them. */
export const filesToSend = (files: readonly Material[]): { kind: MaterialKind; url: string }[] =>
  files.map(({ kind, url }) => ({ kind, url }))

/** The values of the form that applies for a patent, in its order. */
export type ApplyValues = {
  patentType: PatentType
  applyNation: string
  companyName: string
  patentName: string
  special: Special
  specialMeaning: SpecialMeaning | ''
  lxrName: string
  lxrPhone: string
  firstFilingDate: string
  firstFilingNo: string
  files: readonly Material[]
}

/** The form begins with 发明专利 and 保密请求, and with no answer to what the latter means. */
export const applyDefaults: ApplyValues = {
  patentType: patentTypes[0],
  applyNation: '',
  companyName: '',
  patentName: '',
  special: specials[0],
  specialMeaning: '',
  lxrName: '',
  lxrPhone: '',
  firstFilingDate: '',
  firstFilingNo: '',
  files: [],
}

/** The names of the fields, on the form, in lists of drafts and in the detail alike. */
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
} as const satisfies Record<keyof ApplyValues, string>
