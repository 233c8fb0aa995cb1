import { bytes, defineApi, done } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { accountErrors } from './errors.ts'
import { closeForm, ownProfile, ownProfileForm, passwordForm } from './profile.ts'

/** The calls by which somebody keeps his own account. */
export const profileApi = defineApi(accountErrors, {
  read: {
    method: 'GET',
    path: '/api/profile',
    access: 'signedIn',
    summary: '我的资料：联系方式完整，证件号码脱敏',
    reply: ownProfile,
  },
  save: {
    method: 'PUT',
    path: '/api/profile',
    access: 'signedIn',
    summary:
      '修改我的资料；不发的字段不变，脱敏的证件号码原样发回表示不变；改手机号、邮箱、证件号码须带 password；联系方式变化通知新旧地址',
    body: ownProfileForm,
    reply: z.object({ version: z.number() }),
    fails: ['account.newer_profile', 'account.wrong_password', 'account.slowed_down'],
  },
  copy: {
    method: 'POST',
    path: '/api/profile/copy',
    access: 'signedIn',
    summary: '导出我的个人数据：ZIP，内含 data.json 和本人上传的文件；须带密码',
    body: passwordForm,
    reply: bytes,
    fails: ['account.wrong_password', 'account.slowed_down'],
  },
  close: {
    method: 'POST',
    path: '/api/profile/close',
    access: 'signedIn',
    summary: '注销我的账号，须带密码；有未了结的业务时答 U00409 和 current；工作人员的账号由管理员注销',
    body: closeForm,
    reply: done,
    fails: ['account.open_matters', 'account.wrong_password', 'account.slowed_down'],
  },
})
