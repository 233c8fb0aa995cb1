import { defineApi, done, pageOf, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { accessForm, accessSaved, userAccessView } from './access.ts'
import { signedIn, userinfo } from './account.ts'
import { accountErrors } from './errors.ts'
import { loginForm, registerForm, updatePassForm } from './forms.ts'
import { accountPermissions } from './permissions.ts'
import { purview } from './purviews.ts'
import { createdUser, createUserForm, deleteForm, saveUserForm } from './save-user.ts'
import { sessionList } from './sessions.ts'
import { settings, settingsForm } from './settings.ts'
import { userDetail } from './user-detail.ts'
import { accountState, oneTimePassword, statusForm, userRow, usersQuery } from './users.ts'

/** The largest body of a form, in bytes. No form is longer: a password of 128 characters is half a kilobyte. */
const formLimit = 16 * 1024

/** The id is not checked for its form, so that a malformed id fails like one that does not exist. */
const byId = z.object({ id: requiredText('缺少编号', { length: 64 }) })
const bySession = z.extend(byId, { sessionId: requiredText('缺少登录编号', { length: 64 }) })

export const accountsApi = defineApi(
  accountErrors,
  {
    register: {
      method: 'POST',
      path: '/api/register',
      access: 'public',
      summary: '注册；服务机构注册后等待审核',
      body: registerForm,
      reply: signedIn,
      limit: 'register',
      bodyLimit: formLimit,
    },
    login: {
      method: 'POST',
      path: '/api/login',
      access: 'public',
      summary:
        '登录；username 为用户名、手机号或邮箱，手机号、邮箱未经验证，数人相同时归最早注册的正常账号；请求头 X-Device 带上次登录得到的 device；启用动态验证码的账号，密码正确后还须 code',
      body: loginForm,
      reply: signedIn,
      limit: 'login',
      bodyLimit: formLimit,
      duringMaintenance: true,
      fails: ['account.wrong_credentials', 'account.slowed_down', 'account.disabled', 'account.one_time_password_over'],
    },
    checkThirdToken: {
      method: 'GET',
      path: '/api/checkThirdToken',
      access: 'public',
      summary: '第三方登录：token 为已配置签发方签发的 JWT，只能用一次；首次登录自动建立企业或个人用户',
      query: z.object({ token: requiredText('缺少登录凭证') }),
      reply: signedIn,
      limit: 'login',
      fails: ['account.third_token_refused', 'account.issuer_unreachable'],
    },
    logout: {
      method: 'PUT',
      path: '/api/logout',
      access: 'public',
      summary: '退出；请求头中的令牌优先于 access_token，总是成功',
      query: z.object({ access_token: z.optional(z.string()) }),
      reply: done,
      duringMaintenance: true,
    },
    privilege: {
      method: 'GET',
      path: '/api/privilege',
      access: 'signedIn',
      summary: '当前用户、后台菜单与拥有的权限',
      reply: z.object({
        userinfo,
        purviews: z.array(purview),
        permissions: z.array(z.string()),
        mustChangePassword: z.boolean(),
        mustSetUpSecondFactor: z.boolean(),
      }),
      whilePasswordDue: true,
      whileFactorDue: true,
    },
    updatePass: {
      method: 'POST',
      path: '/api/updatePass',
      access: 'signedIn',
      summary: '修改密码；其他登录随之结束',
      body: updatePassForm,
      reply: done,
      bodyLimit: formLimit,
      fails: ['account.wrong_old_password', 'account.slowed_down', 'account.password_change_forbidden'],
      whilePasswordDue: true,
    },
    listSessions: {
      method: 'GET',
      path: '/api/sessions',
      access: 'signedIn',
      summary: '我的登录',
      reply: sessionList,
    },
    endSession: {
      method: 'DELETE',
      path: '/api/sessions/{id}',
      access: 'signedIn',
      summary: '结束我的一处登录',
      params: byId,
      reply: done,
    },
    getSettings: {
      method: 'GET',
      path: '/api/admin/settings',
      access: 'topAdministrator',
      summary: '系统设置',
      reply: settings,
    },
    putSettings: {
      method: 'PUT',
      path: '/api/admin/settings',
      tellsChange: true,
      access: 'topAdministrator',
      summary: '保存系统设置',
      body: settingsForm,
      reply: settings,
    },
    listUsers: {
      method: 'GET',
      path: '/api/admin/users',
      access: 'staff',
      permission: 'users.read',
      summary:
        '用户列表，新的在前；keyword 匹配用户名、企业名称的一部分，或完整的手机号、邮箱；from、to 为注册时间，毫秒时间戳或 YYYY-MM-DD（北京时间），含首尾；role 为角色编号；已注销的只在 status=deleted 时列出',
      query: usersQuery,
      reply: pageOf(userRow),
    },
    userDetail: {
      method: 'GET',
      path: '/api/admin/users/{id}',
      access: 'staff',
      permission: 'users.read',
      summary: '用户详情：资料（联系方式脱敏）、权限、登录、业务数量与账号记录；没有查看权限的业务不列出',
      params: byId,
      reply: userDetail,
    },
    createUser: {
      method: 'POST',
      path: '/api/admin/users',
      tellsChange: true,
      inSteps: true,
      access: 'staff',
      permission: 'users.save',
      summary:
        '建立账号：代建企业或个人用户、服务机构，返回只显示一次的密码，24 小时内可登录一次，登录后须修改；或邀请工作人员（只有管理员可以），返回只显示一次的链接，72 小时内有效，roles 为其角色编号',
      body: createUserForm,
      reply: createdUser,
      fails: ['account.too_many_staff'],
    },
    saveUser: {
      method: 'PUT',
      path: '/api/admin/users/{id}',
      tellsChange: true,
      access: 'staff',
      permission: 'users.save',
      summary:
        '修改用户的企业名称、手机号、邮箱与备注；不发的字段不变，脱敏的值原样发回表示不变；version 为所依据的版本，已被他人修改时答 U00409 和 current；联系方式变化会通知本人',
      params: byId,
      body: saveUserForm,
      reply: z.object({ version: z.number() }),
      fails: ['account.newer_profile', 'account.state_conflict'],
    },
    deleteUser: {
      method: 'DELETE',
      path: '/api/admin/users/{id}',
      tellsChange: true,
      access: 'staff',
      permission: 'users.delete',
      summary:
        '注销用户：立即停用并清除个人信息，尚未接受邀请的整个移除；业务、订单、存证以“已注销用户”保留；有未了结的业务时答 U00409 和 current（各类数量）；工作人员的账号只有管理员可以注销',
      params: byId,
      query: deleteForm,
      reply: done,
      fails: ['account.open_matters', 'account.state_conflict'],
    },
    endUserSession: {
      method: 'DELETE',
      path: '/api/admin/users/{id}/sessions/{sessionId}',
      tellsChange: true,
      access: 'staff',
      permission: 'users.act',
      summary: '结束用户的一处登录',
      params: bySession,
      reply: z.object({ ended: z.number() }),
      fails: ['account.state_conflict'],
    },
    resetPassword: {
      method: 'POST',
      path: '/api/admin/users/{id}/password',
      tellsChange: true,
      inSteps: true,
      access: 'staff',
      permission: 'users.act',
      summary: '重置密码；返回只显示一次的密码，24 小时内可登录一次，用户登录后须修改',
      params: byId,
      reply: oneTimePassword,
      fails: ['account.state_conflict'],
    },
    changeStatus: {
      method: 'POST',
      path: '/api/admin/users/{id}/status',
      tellsChange: true,
      access: 'staff',
      permission: 'users.act',
      summary: '审核通过（不登记核对的备案号）、停用或启用账号',
      params: byId,
      body: statusForm,
      reply: accountState,
      fails: ['account.state_conflict'],
    },
    userAccess: {
      method: 'GET',
      path: '/api/admin/users/{id}/access',
      access: 'topAdministrator',
      summary: '工作人员的角色与权限；from 为给出该权限的角色',
      params: byId,
      reply: userAccessView,
      fails: ['account.access_fixed'],
    },
    saveUserAccess: {
      method: 'PUT',
      path: '/api/admin/users/{id}/access',
      tellsChange: true,
      access: 'topAdministrator',
      summary: '保存工作人员的角色、单独授予与单独禁止；从其下一次请求起生效',
      params: byId,
      body: accessForm,
      reply: accessSaved,
      fails: ['account.access_fixed', 'account.newer_access'],
    },
    endUserSessions: {
      method: 'DELETE',
      path: '/api/admin/users/{id}/sessions',
      tellsChange: true,
      access: 'staff',
      permission: 'users.act',
      summary: '强制下线：结束用户的全部登录',
      params: byId,
      reply: z.object({ ended: z.number() }),
      fails: ['account.state_conflict'],
    },
  },
  accountPermissions,
)
