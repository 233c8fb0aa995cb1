import { defineErrors } from '@portal/platform/contract'

export const messageErrors = defineErrors({
  'message.state_conflict': { http: 409, status: 'U00409', msg: '留言状态已变化，请刷新后重试' },
  'message.newer_version': { http: 409, status: 'U00409', msg: '留言已被他人修改，请刷新后重试' },
  'message.writer_forgotten': {
    http: 409,
    status: 'U00409',
    msg: '留言人的称呼和邮箱已按期清除，无法再恢复这条留言',
  },
})
