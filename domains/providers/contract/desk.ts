import { type ApprovalState, accountStatuses, approvalStates } from '@portal/accounts/contract'
import { optionalText, pageOf, pageQuery, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { licenceKind, licenceKinds, licenceNo } from './licence.ts'
import { providerLimits } from './limits.ts'
import { profileFields } from './profile.ts'

/** The views of the desk's list: who waits, who is approved, who was refused, and all. */
export const providerStates = ['waiting', 'approved', 'refused', ''] as const satisfies readonly (ApprovalState | '')[]

export const providersQuery = z.object({
  state: z.prefault(z.enum(providerStates, { error: '审核状态有误' }), ''),
  /** A part of user name, company or number. */
  keyword: optionalText(providerLimits.keyword, `关键词最多${providerLimits.keyword}个字`),
  ...pageQuery,
})
export type ProvidersQuery = z.output<typeof providersQuery>

export const providerActs = ['approve', 'reject'] as const
export type ProviderAct = (typeof providerActs)[number]
export const providerActLabels = { approve: '通过', reject: '驳回' } satisfies Record<ProviderAct, string>

/** What stands in the history of a provider. */
export const historyActs = ['handIn', ...providerActs] as const
export type HistoryAct = (typeof historyActs)[number]
export const historyActLabels = { handIn: '提交资料', ...providerActLabels } satisfies Record<HistoryAct, string>

/** A provider as the list of the desk shows it. */
const rowFields = {
  id: z.string(),
  username: z.string(),
  companyName: z.nullable(z.string()),
  licenceKind: z.nullable(z.enum(licenceKinds)),
  /** As handed in. */
  licenceNo: z.nullable(z.string()),
  /** As staff checked it; null where nothing was checked, or what was checked has been changed. */
  checkedLicenceNo: z.nullable(z.string()),
  approvalState: z.enum(approvalStates),
  status: z.enum(accountStatuses),
  /** When the profile was handed in last, epoch ms; null before that. */
  handedInTime: z.nullable(z.number()),
  createTime: z.number(),
}
export const providerRow = z.object(rowFields)
export type ProviderRow = z.output<typeof providerRow>
export const providerRows = pageOf(providerRow)

const historyLine = z.object({
  time: z.number(),
  actor: z.nullable(z.string()),
  act: z.enum(historyActs),
  fields: z.array(z.object({ label: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})

export const providerDetail = z.object({
  ...rowFields,
  ...profileFields,
  /** Who checked it last. */
  checkedBy: z.nullable(z.string()),
  /** Goes up with everything that is handed in or decided. */
  version: z.number(),
  history: z.array(historyLine),
  /** The acts that the state allows now. */
  can: z.array(z.enum(providerActs)),
})
export type ProviderDetail = z.output<typeof providerDetail>

/** The version that was read: an act on an older one is refused. Who does not send it acts on what stands now. */
const version = z.optional(z.number({ error: '版本有误' }))

export const approveForm = z.object({
  licenceNo: licenceNo('请输入核对后的备案号或执业许可证号'),
  licenceKind,
  version,
})
export type ApproveForm = z.output<typeof approveForm>

export const rejectForm = z.object({
  reason: requiredText('请填写驳回的原因', {
    length: providerLimits.reason,
    msg: `原因最多${providerLimits.reason}个字`,
  }),
  version,
})
export type RejectForm = z.output<typeof rejectForm>

/** Where a provider stands after an act of staff. */
export const decided = z.object({ approvalState: z.enum(approvalStates), version: z.number() })
export type Decided = z.output<typeof decided>
