import { defineApi, pageOf, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { deliveriesQuery, deliveryRow, repeatedDelivery } from './deliveries.ts'
import { noticesErrors } from './errors.ts'
import { noticePage, noticesQuery, readAllForm, unreadCount } from './notices.ts'
import { noticePermissions } from './permissions.ts'
import { preferences, preferencesForm, recipients, recipientsQuery } from './preferences.ts'

/** A text that is no valid id fails like an id that does not exist. */
const byId = z.object({ id: requiredText('缺少编号', { length: 64 }) })

export const noticesApi = defineApi(
  noticesErrors,
  {
    list: {
      method: 'GET',
      path: '/api/notices',
      access: 'signedIn',
      summary: '我的通知，新的在前；unread=1 只看未读',
      query: noticesQuery,
      reply: noticePage,
    },
    unread: {
      method: 'GET',
      path: '/api/notices/unread',
      access: 'signedIn',
      summary: '未读条数；页面定时查询，不算使用登录',
      reply: unreadCount,
      background: true,
    },
    read: {
      method: 'POST',
      path: '/api/notices/{id}/read',
      access: 'signedIn',
      summary: '将一条通知标为已读',
      params: byId,
      reply: unreadCount,
    },
    readAll: {
      method: 'POST',
      path: '/api/notices/read',
      access: 'signedIn',
      summary: '将 until（毫秒时间戳，缺省为现在）之前的通知全部标为已读',
      body: readAllForm,
      reply: unreadCount,
    },
    getPreferences: {
      method: 'GET',
      path: '/api/notices/preferences',
      access: 'signedIn',
      summary: '接收设置：各类通知以哪些方式接收；站内消息总是接收',
      reply: preferences,
    },
    putPreferences: {
      method: 'PUT',
      path: '/api/notices/preferences',
      access: 'signedIn',
      summary: '保存接收设置；未列出的通知类型不变',
      body: preferencesForm,
      reply: preferences,
    },
    recipients: {
      method: 'GET',
      path: '/api/notices/recipients',
      access: 'signedIn',
      summary: '我的通知会发到哪里，已脱敏；topic 为事件名中点号之前的部分',
      query: recipientsQuery,
      reply: recipients,
    },
    listDeliveries: {
      method: 'GET',
      path: '/api/admin/notice-deliveries',
      access: 'staff',
      permission: 'notices.deliveries',
      summary: '通知发送记录，新的在前，收件人已脱敏',
      query: deliveriesQuery,
      reply: pageOf(deliveryRow),
    },
    repeatDelivery: {
      method: 'POST',
      path: '/api/admin/notice-deliveries/{id}/retry',
      tellsChange: true,
      access: 'staff',
      permission: 'notices.deliveries',
      summary: '重新发送一条未送达的通知，附件照旧',
      params: byId,
      reply: repeatedDelivery,
      submits: true,
      fails: ['delivery.not_failed'],
    },
  },
  noticePermissions,
)
