import type { DelegationRow } from '../contract/delegation-view.ts'
import type { DeskRightDetail } from '../contract/desk.ts'
import type { RightDetail, RightRow } from '../contract/right-view.ts'
import { rightSample } from '../contract/samples.ts'

/** 2026-11-18 10:02 in Beijing. */
const addedAt = Date.parse('2026-11-18T10:02:00+08:00')

/** A right as its owner sees it. */
export const detailAnswer = (changes: Partial<RightDetail> = {}): RightDetail => ({
  ...rightSample,
  id: 'r1',
  version: 3,
  countryName: '中国',
  phase: 'inForce',
  verification: { state: 'none', at: null, note: '' },
  recordals: [],
  papers: [],
  deadlines: [{ id: 'end', name: '权利届满', opensOn: null, dueOn: '2040-03-20' }],
  origin: { kind: 'form', ref: null, dataDay: null, time: addedAt },
  access: 'owner',
  can: ['edit', 'remove', 'addPaper', 'addRecordal', 'delegate', 'use'],
  ...changes,
})

export const rowAnswer = (changes: Partial<RightRow> = {}): RightRow => {
  const { id, version, phase, verification, recordals, access, can, countryName } = detailAnswer()
  const { registerType, recordName, registerNum, obligeeName, country, rightEndDate } = rightSample
  return {
    ...{ id, version, phase, verification, recordals, access, can, countryName },
    ...{ registerType, recordName, registerNum, obligeeName, country, rightEndDate },
    ...changes,
  }
}

export const paperAnswer = (changes: Partial<RightDetail['papers'][number]> = {}): RightDetail['papers'][number] => ({
  id: 'p1',
  kind: 'certificate',
  fileName: '注册证.pdf',
  url: '/api/file/f1',
  viewUrl: '/api/file/f1/view',
  size: 2048,
  sha256: 'ab',
  validUntil: null,
  ...changes,
})

/** An offer of the right to an agency, as its owner sees it. */
export const delegationAnswer = (changes: Partial<DelegationRow> = {}): DelegationRow => ({
  id: 'd1',
  right: { id: 'r1', recordName: rightSample.recordName },
  owner: { username: 'demo', companyName: '演示出口企业' },
  agency: { username: 'agency', companyName: '演示服务机构' },
  ...{ scope: 'use', from: '2026-11-20', until: '2027-11-19', withIdentity: 0, state: 'offered' },
  offeredAt: addedAt,
  can: ['revoke'],
  ...changes,
})

/** A right as staff see it while they are asked about it. */
export const deskAnswer = (changes: Partial<DeskRightDetail> = {}): DeskRightDetail => ({
  ...rightSample,
  id: 'r1',
  version: 3,
  countryName: '中国',
  owner: { id: 'u1', username: 'demo', companyName: '演示公司' },
  verification: 'asked',
  askedAt: addedAt,
  papers: [paperAnswer()],
  alsoHeldBy: [],
  ...changes,
})
