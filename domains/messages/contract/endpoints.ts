import { defineApi, done, pageOf } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { deskDetail, deskQuery, deskRow, laneCounts } from './desk-view.ts'
import { messageErrors } from './errors.ts'
import { editForm, messageForm, removeForm, replyForm } from './forms.ts'
import { keyQuery, messageRow, messagesQuery, messageTerms, similarForm, submitted } from './message-view.ts'
import { challenge } from './proof.ts'

const byId = z.object({ id: z.string() })
const conflicts = ['message.state_conflict'] as const
const texts = ['message.state_conflict', 'message.newer_version'] as const

export const messagesApi = defineApi(messageErrors, {
  submit: {
    method: 'POST',
    path: '/api/submitleavemessage',
    access: 'public',
    summary: '留言；答 replyBy 为最迟答复时间。未登录且不带 proof 的留言同样受理，先经人工甄别',
    body: messageForm,
    reply: submitted,
    submits: true,
    limit: 'submit',
  },
  list: {
    method: 'GET',
    path: '/api/leaveMessages',
    access: 'public',
    summary: '已答复并公开的留言；mine=1 为我的留言（须登录），含未答复的',
    query: messagesQuery,
    reply: pageOf(messageRow),
  },
  byKey: {
    method: 'GET',
    path: '/api/leaveMessage',
    access: 'public',
    summary: '未登录的留言人凭提交时给出的 key 查看自己的一条留言',
    query: keyQuery,
    reply: messageRow,
  },
  // The text travels in the body: somebody's unsent question must not stand in an address, since addresses are written to logs.
  similar: {
    method: 'POST',
    path: '/api/similarMessages',
    access: 'public',
    summary: '与所写内容相近的已公开问答，最多三条',
    body: similarForm,
    reply: z.object({ elements: z.array(messageRow) }),
  },
  terms: {
    method: 'GET',
    path: '/api/messageTerms',
    access: 'public',
    summary: '留言答复时限：现在提交最迟何时答复，怎样计算',
    reply: messageTerms,
  },
  challenge: {
    method: 'GET',
    path: '/api/messageChallenge',
    access: 'public',
    summary: '防垃圾校验的题目（ALTCHA 第二版），只能用一次，限时有效',
    reply: challenge,
  },
  listDesk: {
    method: 'GET',
    path: '/api/admin/messages',
    access: 'staff',
    summary: '全部留言；sort=due 时最先到期的在前',
    query: deskQuery,
    reply: pageOf(deskRow),
  },
  counts: {
    method: 'GET',
    path: '/api/admin/messageCounts',
    access: 'staff',
    summary: '各状态的留言条数',
    reply: laneCounts,
    background: true,
  },
  deskDetail: {
    method: 'GET',
    path: '/api/admin/messages/{id}',
    access: 'staff',
    summary: '一条留言及其全部操作记录',
    params: byId,
    reply: deskDetail,
  },
  reply: {
    method: 'POST',
    path: '/api/admin/messages/{id}/reply',
    access: 'staff',
    summary: '答复，或修改已有的答复；publish 为 true 时同时公开',
    params: byId,
    body: replyForm,
    reply: done,
    submits: true,
    fails: texts,
  },
  publish: {
    method: 'POST',
    path: '/api/admin/messages/{id}/publish',
    access: 'staff',
    summary: '公开问答',
    params: byId,
    reply: done,
    submits: true,
    fails: conflicts,
  },
  withhold: {
    method: 'POST',
    path: '/api/admin/messages/{id}/withhold',
    access: 'staff',
    summary: '取消公开',
    params: byId,
    reply: done,
    submits: true,
    fails: conflicts,
  },
  edit: {
    method: 'PUT',
    path: '/api/admin/messages/{id}',
    access: 'staff',
    summary: '修改留言，原因对外可见；原文留在操作记录中',
    params: byId,
    body: editForm,
    reply: done,
    fails: texts,
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/messages/{id}',
    access: 'staff',
    summary: '删除留言，原因对外可见；公开过的在原处留下说明',
    params: byId,
    query: removeForm,
    reply: done,
    fails: conflicts,
  },
  markSpam: {
    method: 'POST',
    path: '/api/admin/messages/{id}/spam',
    access: 'staff',
    summary: '标为垃圾信息，不再计时',
    params: byId,
    reply: done,
    submits: true,
    fails: conflicts,
  },
  clearSpam: {
    method: 'POST',
    path: '/api/admin/messages/{id}/notSpam',
    access: 'staff',
    summary: '不是垃圾信息，转入待答复',
    params: byId,
    reply: done,
    submits: true,
    fails: [...conflicts, 'message.writer_forgotten'],
  },
})
