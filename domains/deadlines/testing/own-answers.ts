import type { DeadlineDetail, DeadlineRow } from '../contract/deadline.ts'

/** Moments of the answers: the pages of own deadlines are looked at on 2026-12-04, a Friday. */
export const lookedAt = Date.parse('2026-12-04T10:00:00+08:00')

/** A deadline of a list, as the server answers it. */
export const rowAnswer = (changes: Partial<DeadlineRow> = {}): DeadlineRow => ({
  id: 'd1111111-976d-481e-84f1-03714dd8e897',
  version: 1,
  kind: 'rule',
  enteredBy: 'self',
  title: '海关依职权保护：申请扣留并提供担保',
  subject: null,
  state: 'open',
  overdue: false,
  doneOn: null,
  endsOn: '2026-12-08',
  endsAt: Date.parse('2026-12-09T00:00:00+08:00'),
  moved: null,
  can: ['edit', 'remove', 'override', 'done'],
  dueOn: '2026-12-08',
  dueAt: Date.parse('2026-12-09T00:00:00+08:00'),
  opensOn: null,
  provisional: false,
  earliestOn: null,
  overridden: false,
  ...changes,
})

/** The same deadline as its page gets it. */
export const detailAnswer = (changes: Partial<DeadlineDetail> = {}): DeadlineDetail => {
  const { overridden: _, ...head } = rowAnswer()
  return {
    ...head,
    rule: {
      code: 'customs.exOfficio.respond',
      version: 1,
      name: head.title,
      checked: true,
      source: {
        title: '《知识产权海关保护条例》',
        article: '第十六条',
        url: null,
        checkedOn: '2026-11-20',
        tag: 'L',
      },
    },
    closing: { time: '24:00', zone: 'Asia/Shanghai' },
    steps: [
      { id: 'trigger', day: '2026-12-03', text: '2026-12-03 收到海关通知' },
      { id: 'count', day: '2026-12-08', text: '第 3 个工作日为 2026-12-08' },
    ],
    missing: [],
    asked: {
      trigger: '2026-12-03',
      delivery: null,
      way: null,
      calendar: null,
      suspensions: [],
      extended: false,
      dueTime: null,
      zone: null,
    },
    ownTitle: null,
    note: null,
    doneNote: null,
    override: null,
    reminders: [
      { at: Date.parse('2026-12-03T12:00:00+08:00'), lead: 'now', sentAt: Date.parse('2026-12-03T12:01:00+08:00') },
      { at: Date.parse('2026-12-07T00:00:00+08:00'), lead: '48h', sentAt: null },
    ],
    changes: [],
    createTime: Date.parse('2026-12-03T12:00:00+08:00'),
    ...changes,
  }
}
