import type { ProviderDetail, ProviderRow } from '../contract/desk.ts'
import type { OwnProfile } from '../contract/profile.ts'

/** 2026-11-18 10:02 in Beijing. */
const handedInAt = Date.parse('2026-11-18T10:02:00+08:00')

/** An agency that has handed its profile in and waits, unless told otherwise. */
export const profileAnswer = (changes: Partial<OwnProfile> = {}): OwnProfile => ({
  companyName: '演示服务机构',
  licenceKind: 'trademark',
  licenceNo: '33000',
  proof: null,
  approvalState: 'waiting',
  refusal: null,
  checked: null,
  ...changes,
})

export const checkedAnswer = {
  companyName: '演示服务机构',
  licenceKind: 'trademark',
  licenceNo: '33000',
  time: handedInAt,
  stands: true,
} as const

export const rowAnswer = (changes: Partial<ProviderRow> = {}): ProviderRow => ({
  id: 'p1',
  username: 'agency',
  companyName: '演示服务机构',
  licenceKind: 'trademark',
  licenceNo: '33000',
  checkedLicenceNo: null,
  approvalState: 'waiting',
  status: 'active',
  handedInTime: handedInAt,
  createTime: handedInAt,
  ...changes,
})

export const detailAnswer = (changes: Partial<ProviderDetail> = {}): ProviderDetail => ({
  ...rowAnswer(),
  ...profileAnswer(),
  checkedBy: null,
  version: 3,
  history: [{ time: handedInAt, actor: 'agency', act: 'handIn', fields: [] }],
  can: ['approve', 'reject'],
  ...changes,
})
