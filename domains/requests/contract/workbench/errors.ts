import { defineErrors } from '@portal/platform/contract'

export const workbenchErrors = defineErrors({
  'desk.nothing_owed': { http: 409, status: 'U00409', msg: '该业务已结束，无需再分派' },
  'desk.taken': { http: 409, status: 'U00409', msg: '该业务已由他人领取，请刷新后查看' },
  'desk.not_yours': { http: 409, status: 'U00409', msg: '只能退回由您办理的业务' },
  'desk.no_colleague': { http: 400, status: 'U00400', msg: '请选择在职的工作人员' },
  'desk.nothing_pending': { http: 409, status: 'U00409', msg: '没有等待复核的决定，请刷新后查看' },
  'desk.own_decision': { http: 403, status: 'U00403', msg: '须由另一位工作人员复核' },
  'desk.not_your_decision': { http: 403, status: 'U00403', msg: '只能撤回自己提交的决定' },
  'desk.one_person': { http: 409, status: 'U00409', msg: '在职工作人员少于两名，无法开启双人复核' },
})
