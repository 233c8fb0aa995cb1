import type { NoticeRow } from './notices.ts'
import type { Preferences } from './preferences.ts'

/** A notice as its reader gets it. */
export const noticeSample: NoticeRow = {
  id: '3b0d4a51-0f5c-4f0e-9a51-6a4d5c7f2e10',
  event: 'request.accepted',
  name: '已受理',
  text: '海关查扣 · 演示·太阳镜 1,200 副：已受理，预计 11 月 27 日答复（KL20261118000001）',
  link: '/#/home/speedOfProgress?active=7&businessSn=KL20261118000001',
  createTime: Date.parse('2026-11-18T11:02:00+08:00'),
  readTime: null,
}

export const preferencesSample: Preferences = {
  offered: [{ channel: 'mail', address: 'd***@example.com' }],
  events: [
    { event: 'request.accepted', name: '已受理', channels: ['mail', 'webhook'] },
    { event: 'request.completed', name: '已完成', channels: ['mail', 'webhook'] },
  ],
}
