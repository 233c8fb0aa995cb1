import type { NoticeRow } from './notices.ts'
import type { Preferences } from './preferences.ts'

/** A notice as its reader gets it. */
export const noticeSample: NoticeRow = {
  id: '3b0d4a51-0f5c-4f0e-9a51-6a4d5c7f2e10',
  event: 'request.accepted',
  name: '业务已受理',
  text: '您的一项业务申请已受理。',
  link: '/#/home/speedOfProgress?active=7&businessSn=KL20261118000001',
  createTime: Date.parse('2026-11-18T11:02:00+08:00'),
  readTime: null,
}

export const preferencesSample: Preferences = {
  offered: [{ channel: 'mail', address: 'd***@example.com' }],
  events: [
    { event: 'request.accepted', name: '业务已受理', channels: ['mail', 'webhook'] },
    { event: 'request.completed', name: '业务已办结', channels: ['mail', 'webhook'] },
  ],
}
