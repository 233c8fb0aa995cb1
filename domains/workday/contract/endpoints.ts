import { defineApi, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { workdayErrors } from './errors.ts'
import { keysSetting } from './keys.ts'
import { searchQuery, searchReply } from './search.ts'
import { today, trends, trendsQuery } from './today.ts'
import { changeViewForm, keptView, viewForm, viewsQuery } from './views.ts'

const byId = z.object({ id: requiredText('缺少编号', { length: 64 }) })
const theOne = z.object({ id: z.string() })
const own = { access: 'staff', permission: 'own' } as const

export const workdayApi = defineApi(workdayErrors, {
  today: {
    method: 'GET',
    path: '/api/admin/today',
    access: 'staff',
    permission: 'own',
    summary: '今日工作：本人权限内的各项待办件数（其中已超时件数）与对应列表，以及最接近时限的十件业务',
    reply: today,
    background: true,
  },
  trends: {
    method: 'GET',
    path: '/api/admin/trends',
    access: 'staff',
    permission: 'own',
    summary: '近 30 天或 90 天每日的业务、订单、净收款、注册与留言；无权查看的列为 null',
    query: trendsQuery,
    reply: trends,
    background: true,
  },
  search: {
    method: 'GET',
    path: '/api/admin/search',
    access: 'staff',
    permission: 'own',
    summary:
      '在本人权限内查找业务、订单、用户、存证、留言、文章与课程：完整编号与电话在前，其次名称的一部分；每类至多五条',
    query: searchQuery,
    reply: searchReply,
    limit: 'search',
  },
  listViews: {
    ...own,
    method: 'GET',
    path: '/api/admin/views',
    summary: '本人为一个列表保存的视图（筛选条件），按名称排序；page 为列表在后台的地址，不填则列出全部',
    query: viewsQuery,
    reply: z.object({ list: z.array(keptView) }),
    background: true,
  },
  addView: {
    ...own,
    method: 'POST',
    path: '/api/admin/views',
    tellsChange: true,
    summary: '把列表的筛选条件保存为本人的视图；isDefault 为 true 时，列表不带条件打开即先显示它',
    body: viewForm,
    reply: theOne,
    submits: true,
    fails: ['view.too_many'],
  },
  changeView: {
    ...own,
    method: 'PUT',
    path: '/api/admin/views/{id}',
    tellsChange: true,
    summary: '修改本人的视图：名称、筛选条件、是否先显示，不填的不变',
    params: byId,
    body: changeViewForm,
    reply: theOne,
    fails: ['view.not_found'],
  },
  removeView: {
    ...own,
    method: 'DELETE',
    path: '/api/admin/views/{id}',
    tellsChange: true,
    summary: '删除本人的视图',
    params: byId,
    reply: theOne,
    fails: ['view.not_found'],
  },
  getKeys: {
    ...own,
    method: 'GET',
    path: '/api/admin/keys',
    summary: '本人是否启用后台快捷键',
    reply: keysSetting,
    background: true,
  },
  putKeys: {
    ...own,
    method: 'PUT',
    path: '/api/admin/keys',
    tellsChange: true,
    summary: '启用或停用本人的后台快捷键',
    body: keysSetting,
    reply: keysSetting,
  },
})
