import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { providerLimits } from './limits.ts'

/** What an agency is licensed for: trademarks, patents or both. */
export const licenceKinds = ['trademark', 'patent', 'both'] as const
export type LicenceKind = (typeof licenceKinds)[number]
export const licenceKindLabels = {
  trademark: '商标代理',
  patent: '专利代理',
  both: '商标与专利代理',
} satisfies Record<LicenceKind, string>

/** The same beside the word 代理业务, where a phone has room for few words. */
export const licenceKindChoices = [
  { value: 'trademark', label: '商标' },
  { value: 'patent', label: '专利' },
  { value: 'both', label: '商标与专利' },
] satisfies { value: LicenceKind; label: string }[]

export const licenceKind = z.enum(licenceKinds, { error: '请选择代理业务' })

/** The number under which the authority has the agency: of its registration (商标) or of its licence (专利). */
export const licenceNo = (missing: string) =>
  requiredText(missing, { length: providerLimits.licenceNo, msg: `备案号最多${providerLimits.licenceNo}个字` })

export const licenceNoLabel = '备案号或执业许可证号'

/** What is judged of an agency, as it hands it in and as staff check it. */
export type Licence = { companyName: string; licenceKind: LicenceKind; licenceNo: string }
