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
