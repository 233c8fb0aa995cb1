import { defineApi, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { signedIn } from './account.ts'
import { accountErrors } from './errors.ts'
import { acceptForm, invitation, invitationForm, invitationView } from './invitation.ts'

/** The largest body of these calls, in bytes. */
const bodyLimit = 16 * 1024

/** The calls about invitations of staff; whoever is invited has no session yet, so that the token of his link stands for him. */
export const invitationApi = defineApi(accountErrors, {
  view: {
    method: 'POST',
    path: '/api/invitation',
    access: 'public',
    summary: '查看邀请：给谁的、何时到期；已过期、已使用、已撤销的邀请同样答 U00404',
    body: invitationForm,
    reply: invitationView,
    limit: 'login',
    bodyLimit,
    duringMaintenance: true,
    fails: ['account.invitation_over'],
  },
  accept: {
    method: 'POST',
    path: '/api/acceptInvitation',
    inSteps: true,
    access: 'public',
    summary: '接受邀请：设置密码与手机号并登录；邀请只能使用一次，已过期、已使用、已撤销的同样答 U00404',
    body: acceptForm,
    reply: signedIn,
    limit: 'login',
    bodyLimit,
    fails: ['account.invitation_over'],
  },
  renew: {
    method: 'POST',
    path: '/api/admin/users/{id}/invitation',
    tellsChange: true,
    access: 'topAdministrator',
    summary: '重新邀请：返回只显示一次的新链接，原链接随之作废；只用于尚未接受邀请的工作人员',
    params: z.object({ id: requiredText('缺少编号', { length: 64 }) }),
    reply: invitation,
    fails: ['account.state_conflict'],
  },
})
