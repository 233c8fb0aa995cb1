import { codeFilter, optionalText, pageQuery, requiredText, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { evidenceLimits } from './limits.ts'
import { evidenceStates, proofStates } from './states.ts'

const state = codeFilter(evidenceStates, '状态筛选有误')

/** The filter of a customer's own records: an empty `state` means all, and `createTime` lies between `from` and `to`. */
export const ownEvidenceQuery = z.object({ state, ...timeSpan, ...pageQuery })
export type OwnEvidenceQuery = z.output<typeof ownEvidenceQuery>

/** The filter of the staff's list: `keyword` finds a whole evidence number, or a part of the right holder or of the fair. */
export const deskEvidenceQuery = z.object({
  state,
  proof: codeFilter(proofStates, '证明状态筛选有误'),
  keyword: optionalText(evidenceLimits.keyword, `关键词最多${evidenceLimits.keyword}个字`),
  ...timeSpan,
  ...pageQuery,
})
export type DeskEvidenceQuery = z.output<typeof deskEvidenceQuery>

export const byId = z.object({ id: requiredText('请先选一份存证', { length: 36 }) })
export const looksQuery = z.object({ id: requiredText('请先选一份存证', { length: 36 }), ...pageQuery })
export const byNumber = z.object({ evidenceNo: requiredText('请填写存证编号', { length: 32 }) })
