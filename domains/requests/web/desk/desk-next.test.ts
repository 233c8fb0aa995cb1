import { expect, it } from 'vitest'
import { queueRowAnswer } from '../../testing/page-answers.ts'
import { deadlineNote, nextOf } from './desk-next.ts'

const me = { id: 'u1', username: 'staff' }
const colleague = { id: 'u2', username: 'admin' }
const all = { id: me.id, mayAct: true, mayAssign: true }
const next = (changes: Parameters<typeof queueRowAnswer>[0], viewer = all) => {
  const { text, act } = nextOf(queueRowAnswer(changes), viewer)
  return `${text} / ${act}`
}
const waiting = { actsNext: 'customer', can: ['withdrawSupplement'] } as const
const round = { round: 1, dueTime: 0 }

it('offers one act of each case: the next step of one’s own, taking where nobody has it, looking at a colleague’s', () => {
  expect(next({ assignee: null })).toBe('受理 / take')
  expect(next({ assignee: me })).toBe('受理 / accept')
  expect(next({ assignee: colleague })).toBe('受理 / look')
  expect(next({ assignee: me, state: 2, can: ['complete', 'askSupplement'] })).toBe('写结果 / complete')
  expect(next({ assignee: me, state: 3, can: ['recordCall'] })).toBe('给客户回电 / recordCall')
  expect(next({ assignee: me, state: 3, actsNext: 'nobody', can: [] })).toBe('— / look')
})

it('waits where others have to act, and lets a colleague’s decision be reviewed by anyone else', () => {
  const can = [...waiting.can]
  expect(next({ ...waiting, can, assignee: me, supplement: { ...round, overdue: false } })).toBe('等客户补交 / look')
  expect(next({ ...waiting, can, assignee: null, supplement: { ...round, overdue: true } })).toBe(
    '客户没有按时补交 / look',
  )
  expect(next({ assignee: me, can: [], pending: { action: 'complete', actor: 'staff', mine: true } })).toBe(
    '等同事复核 / look',
  )
  expect(next({ assignee: me, can: [], pending: { action: 'reject', actor: 'admin', mine: false } })).toBe(
    '复核“不予受理” / review',
  )
})

it('offers nothing that the viewer may not do: who may not take cases acts at once, and who may not act only looks', () => {
  expect(next({ assignee: null }, { ...all, mayAssign: false })).toBe('受理 / accept')
  const looks = { ...all, mayAct: false }
  expect(next({ assignee: null, can: [] }, looks)).toBe('— / look')
  const pending = { action: 'reject', actor: 'admin', mine: false } as const
  expect(next({ assignee: me, can: [], pending }, looks)).toBe('复核“不予受理” / look')
})

it('names a deadline of the case that ends before what was promised', () => {
  const by = Date.parse('2026-12-08T17:00:00+08:00')
  const nextStep = { who: 'staff', what: '答复海关', by, basis: 'deadline', told: ['staff'] } as const
  expect(deadlineNote({ nextStep: { ...nextStep, told: ['staff'] } })).toMatch(
    /^期限：答复海关，.*12 月 8 日 17:00 前$/,
  )
  const midnight = Date.parse('2026-12-09T00:00:00+08:00')
  expect(deadlineNote({ nextStep: { ...nextStep, by: midnight, told: ['staff'] } })).toMatch(/12 月 8 日 24:00 前$/)
  expect(deadlineNote({ nextStep: null })).toBeUndefined()
})
