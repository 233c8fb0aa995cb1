import { defineErrors } from '@portal/platform/contract'
import { mostStaff, roleLimits } from './role-limits.ts'

export const accountErrors = defineErrors({
  'account.wrong_credentials': { http: 400, status: 'U00400', msg: '用户名或密码错误' },
  'account.wrong_old_password': { http: 400, status: 'U00400', msg: '原密码错误' },
  'account.slowed_down': { http: 429, status: 'U00429', msg: '尝试次数过多，请稍后再试' },
  'account.third_token_refused': { http: 401, status: 'U00015', msg: '登录凭证无效或已过期，请重新登录' },
  'account.issuer_unreachable': {
    http: 503,
    status: 'U00500',
    msg: '暂时无法核对登录凭证，请稍后再试',
    retryAfter: 3,
  },
  'account.disabled': { http: 403, status: 'U00403', msg: '该账号已停用，如有疑问请联系客服' },
  'account.one_time_password_over': {
    http: 400,
    status: 'U00400',
    msg: '一次性密码已使用过或超过 24 小时，请联系平台工作人员重新设置',
  },
  'account.password_change_forbidden': { http: 403, status: 'U00403', msg: '您的账号不允许自行修改密码，请联系管理员' },
  'account.access_fixed': { http: 409, status: 'U00409', msg: '只有普通工作人员的权限可以设置' },
  'account.newer_access': { http: 409, status: 'U00409', msg: '权限刚被修改，请刷新后重试' },
  'role.built_in': { http: 409, status: 'U00409', msg: '内置角色不能修改或删除，可以复制成新的角色' },
  'role.newer_version': { http: 409, status: 'U00409', msg: '角色刚被修改，请刷新后重试' },
  'role.in_use': { http: 409, status: 'U00409', msg: '还有工作人员在用这个角色，不能删除' },
  'role.too_many': { http: 409, status: 'U00409', msg: `最多建立 ${roleLimits.roles} 个角色，请先删除不用的` },
  'account.newer_profile': { http: 409, status: 'U00409', msg: '资料刚被修改，请刷新后重试' },
  'account.open_matters': { http: 409, status: 'U00409', msg: '还有未了结的业务，暂时不能注销' },
  'account.wrong_password': { http: 400, status: 'U00400', msg: '密码错误' },
  'account.factor_on': { http: 409, status: 'U00409', msg: '动态验证码已启用' },
  'account.factor_off': { http: 409, status: 'U00409', msg: '动态验证码尚未启用' },
  'account.factor_not_begun': { http: 409, status: 'U00409', msg: '本次设置已失效，请重新开始' },
  'account.factor_required': { http: 409, status: 'U00409', msg: '系统要求启用动态验证码，不能停用' },
  'account.invitation_over': {
    http: 404,
    status: 'U00404',
    msg: '邀请链接已失效：可能已过期、已使用或已撤销，请联系管理员重新邀请',
  },
  'account.too_many_staff': {
    http: 409,
    status: 'U00409',
    msg: `工作人员最多 ${mostStaff} 人，请先注销不再使用的账号`,
  },
  'account.state_conflict': { http: 409, status: 'U00409', msg: '账号状态已变化，请刷新后重试' },
})
