import { defineErrors } from '@portal/platform/contract'
import { deadlineLimits } from './limits.ts'

export const deadlineErrors = defineErrors({
  'deadline.unknown_rule': { http: 404, status: 'U00404', msg: '没有这条期限规则' },
  'deadline.unknown_calendar': { http: 404, status: 'U00404', msg: '没有这个国家或地区的工作日历' },
  'deadline.unknown_version': { http: 404, status: 'U00404', msg: '没有这个版本' },
  'deadline.no_rule': { http: 409, status: 'U00409', msg: '该日期没有适用的期限规则，请按通知所载日期登记' },
  'deadline.rule_unchecked': { http: 409, status: 'U00409', msg: '本平台尚未核对该期限，请按通知所载日期登记' },
  'deadline.newer_rule_version': { http: 409, status: 'U00409', msg: '他人已先写了新版本，请查看后再保存' },
  'deadline.version_checked': { http: 409, status: 'U00409', msg: '这个版本已经核对过' },
  'deadline.version_replaced': { http: 409, status: 'U00409', msg: '这个版本已被后来核对的版本取代，不再核对' },
  'deadline.own_version': { http: 409, status: 'U00409', msg: '自己写的版本须由另一位同事核对' },
  'deadline.check_order': { http: 409, status: 'U00409', msg: '请先核对生效更早的版本' },
  'deadline.self_test': { http: 503, status: 'U00500', msg: '期限计算自检未通过，暂停使用，请按通知所载日期办理' },
  'deadline.unknown_subject': { http: 404, status: 'U00404', msg: '关联的业务不存在' },
  'deadline.newer_version': { http: 409, status: 'U00409', msg: '该期限已有更新，请查看后再修改' },
  'deadline.state': { http: 409, status: 'U00409', msg: '该期限的状态已变，不能这样操作' },
  'deadline.not_yours': { http: 403, status: 'U00403', msg: '只有登记该期限的人可以修改' },
  'deadline.too_many': {
    http: 409,
    status: 'U00409',
    msg: `未完成的期限最多 ${deadlineLimits.open} 个，请先完成或取消不用的`,
  },
})
