import { evidenceErrors } from '@portal/evidence/contract'
import { defineErrors } from '@portal/platform/contract'

const {
  'file.damaged': damaged,
  'evidence.consent_missing': consentMissing,
  'evidence.ticket_over': ticketOver,
} = evidenceErrors

export const subsidyErrors = defineErrors({
  'file.damaged': damaged,
  'evidence.consent_missing': consentMissing,
  'evidence.ticket_over': ticketOver,
  'subsidy.too_many_papers': {
    http: 409,
    status: 'U00409',
    msg: '另外添加的材料最多 20 份、合计不超过 40MB，请先移除不用的',
  },
  'subsidy.empty_pack': { http: 409, status: 'U00409', msg: '还没有可以合订的材料' },
  /** The answer with this error names who changed the list first. */
  'subsidy.newer_change': { http: 409, status: 'U00409', msg: '这份清单已被他人修改过，请重新打开后再修改' },
  'subsidy.nothing_to_check': {
    http: 409,
    status: 'U00409',
    msg: '请先填写来源网址和至少一项材料，再与来源核对',
  },
})
