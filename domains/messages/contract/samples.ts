import type { DeskDetail, DeskRow } from './desk-view.ts'
import type { MessageForm } from './forms.ts'
import type { MessageRow, MessageTerms } from './message-view.ts'

/** A message as a visitor may send it. */
export const messageSample: MessageForm = {
  title: '演示·海关备案需要准备哪些材料？',
  lyName: '林晓',
  lyEmail: 'linxiao@example.com',
  content: '演示：我们有一件国内注册商标，想先在海关备案，需要准备哪些材料？',
  proof: '',
}

export const termsSample: MessageTerms = {
  replyBy: Date.parse('2026-11-20T10:02:00+08:00'),
  hours: 48,
  shifts: [
    { from: '08:30', to: '17:30' },
    { from: '13:00', to: '21:30' },
  ],
  mail: true,
}

export const messageRowSample: MessageRow = {
  id: 'LY20261118000001',
  title: messageSample.title,
  name: '林**',
  content: messageSample.content,
  createTime: Date.parse('2026-11-18T10:02:00+08:00'),
  reply: '演示：申请书、身份证明、权利证书、货物及包装照片；委托代理的另交委托书。',
  replyTime: Date.parse('2026-11-18T15:30:00+08:00'),
  edited: null,
  removed: null,
  state: 'answered',
  published: true,
  replyBy: null,
}

export const deskRowSample: DeskRow = {
  id: 'LY20261118000002',
  title: messageSample.title,
  lyName: messageSample.lyName,
  username: null,
  state: 'new',
  heldFor: null,
  createTime: messageRowSample.createTime,
  replyTime: null,
  nextDue: termsSample.replyBy,
  can: ['reply', 'edit', 'remove', 'markSpam'],
}

export const deskDetailSample: DeskDetail = {
  ...deskRowSample,
  content: messageSample.content,
  lyEmail: 'l***@example.com',
  reply: null,
  version: 1,
  edited: null,
  removed: null,
  promises: [
    {
      kind: 'messageReply',
      label: '留言答复',
      basis: 'promise',
      startedAt: deskRowSample.createTime,
      countsFrom: deskRowSample.createTime,
      dueAt: termsSample.replyBy,
      pausedAt: null,
      firstAnswerAt: null,
      keptAt: null,
      brokenAt: null,
      share: 0.25,
    },
  ],
  history: [
    {
      action: 'submit',
      actor: null,
      time: deskRowSample.createTime,
      stateBefore: null,
      stateAfter: 'new',
      reason: null,
      before: null,
      after: null,
    },
  ],
}
