import { defineApi, done, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { accountErrors } from './errors.ts'
import { changeRoleForm, roleForm, rolePage } from './roles.ts'

const byId = z.object({ id: requiredText('缺少编号', { length: 64 }) })
const made = z.object({ id: z.string() })

/** The calls by which the administrator keeps the roles of staff. */
export const rolesApi = defineApi(accountErrors, {
  list: {
    method: 'GET',
    path: '/api/admin/roles',
    access: 'topAdministrator',
    summary: '角色，内置的在前，各含权限与人数；permissions 为全部权限',
    reply: rolePage,
  },
  create: {
    method: 'POST',
    path: '/api/admin/roles',
    tellsChange: true,
    access: 'topAdministrator',
    summary: '新建角色',
    body: roleForm,
    reply: made,
    submits: true,
    fails: ['role.too_many'],
  },
  change: {
    method: 'PUT',
    path: '/api/admin/roles/{id}',
    tellsChange: true,
    access: 'topAdministrator',
    summary: '修改角色的名称与权限，从各人下一次请求起生效；version 为所依据的版本，已被他人修改时答 U00409 和 current',
    params: byId,
    body: changeRoleForm,
    reply: made,
    fails: ['role.built_in', 'role.newer_version'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/roles/{id}',
    tellsChange: true,
    access: 'topAdministrator',
    summary: '删除没有人使用的角色',
    params: byId,
    reply: done,
    fails: ['role.built_in', 'role.in_use'],
  },
})
