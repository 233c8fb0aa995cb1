import { defineApi, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { delegationForm, delegationStates } from './delegation.ts'
import { delegationPage, delegationsQuery } from './delegation-view.ts'
import { rightErrors } from './errors.ts'

const byId = z.object({ id: z.string() })
const state = z.enum(delegationStates)
const moved = z.object({ state })

export const delegationsApi = defineApi(rightErrors, {
  offer: {
    method: 'POST',
    path: '/api/rights/{id}/delegations',
    access: 'signedIn',
    summary:
      '把一项权利委托给一家已通过审核的服务机构（按用户名）；scope 为 view 只看内容，use 还可填表和取用材料，身份材料须 withIdentity 为 1；机构接受后在起止日内有效',
    params: byId,
    body: delegationForm,
    reply: z.object({ id: z.string(), state }),
    submits: true,
    limit: 'submit',
    fails: ['right.too_many_delegations', 'right.delegation_double'],
  },
  ofRight: {
    method: 'GET',
    path: '/api/rights/{id}/delegations',
    access: 'signedIn',
    summary: '一项权利的委托，最近发出的在前，只有权利的登记人能看',
    params: byId,
    query: z.object(pageQuery),
    reply: delegationPage,
  },
  list: {
    method: 'GET',
    path: '/api/delegations',
    access: 'signedIn',
    summary: '我收到（received）或发出（given）的权利委托，最近发出的在前',
    query: delegationsQuery,
    reply: delegationPage,
  },
  accept: {
    method: 'POST',
    path: '/api/delegations/{id}/accept',
    access: 'signedIn',
    summary: '服务机构接受委托',
    params: byId,
    reply: moved,
    submits: true,
    limit: 'submit',
    fails: ['right.delegation_not_open'],
  },
  decline: {
    method: 'POST',
    path: '/api/delegations/{id}/decline',
    access: 'signedIn',
    summary: '服务机构谢绝委托',
    params: byId,
    reply: moved,
    submits: true,
    limit: 'submit',
    fails: ['right.delegation_not_open'],
  },
  revoke: {
    method: 'POST',
    path: '/api/delegations/{id}/revoke',
    access: 'signedIn',
    summary: '任何一方结束委托，立即生效',
    params: byId,
    reply: moved,
    submits: true,
    limit: 'submit',
    fails: ['right.delegation_not_open'],
  },
})
