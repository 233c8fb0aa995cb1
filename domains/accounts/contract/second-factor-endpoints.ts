import { defineApi, done, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { accountErrors } from './errors.ts'
import {
  beginFactorForm,
  begunFactor,
  confirmFactorForm,
  factorState,
  provenFactorForm,
  recoveryCodes,
} from './second-factor.ts'

/** The calls about one's own second factor; they are open too while the operator asks for one that is not set up. */
export const secondFactorApi = defineApi(accountErrors, {
  state: {
    method: 'GET',
    path: '/api/secondFactor',
    access: 'signedIn',
    summary: '我的动态验证码：是否启用、是否必须启用、剩余恢复码',
    reply: factorState,
    whileFactorDue: true,
  },
  begin: {
    method: 'POST',
    path: '/api/secondFactor/begin',
    access: 'signedIn',
    summary: '开始启用动态验证码（TOTP，SHA-1、6 位、30 秒）；返回密钥，10 分钟内须确认',
    body: beginFactorForm,
    reply: begunFactor,
    fails: ['account.slowed_down', 'account.factor_on'],
    whileFactorDue: true,
  },
  confirm: {
    method: 'POST',
    path: '/api/secondFactor/confirm',
    inSteps: true,
    access: 'signedIn',
    summary: '用一个正确的动态验证码确认启用；返回只显示一次的恢复码',
    body: confirmFactorForm,
    reply: recoveryCodes,
    fails: ['account.slowed_down', 'account.factor_not_begun', 'account.factor_on'],
    whileFactorDue: true,
  },
  recoveryCodes: {
    method: 'POST',
    path: '/api/secondFactor/recoveryCodes',
    inSteps: true,
    access: 'signedIn',
    summary: '重新生成恢复码，原有的随之作废',
    body: provenFactorForm,
    reply: recoveryCodes,
    fails: ['account.slowed_down', 'account.factor_off'],
  },
  end: {
    method: 'POST',
    path: '/api/secondFactor/end',
    inSteps: true,
    access: 'signedIn',
    summary: '停用动态验证码；系统要求启用时不能停用',
    body: provenFactorForm,
    reply: done,
    fails: ['account.slowed_down', 'account.factor_off', 'account.factor_required'],
  },
  reset: {
    method: 'POST',
    path: '/api/admin/users/{id}/secondFactor/reset',
    tellsChange: true,
    access: 'topAdministrator',
    summary: '为他人重置动态验证码：密钥与恢复码作废，其全部登录结束',
    params: z.object({ id: requiredText('缺少编号', { length: 64 }) }),
    reply: done,
    fails: ['account.state_conflict'],
  },
})
