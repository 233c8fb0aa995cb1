import { describe, expect, it } from 'vitest'
import { promiseAnswer, rowAnswer, submittedAt } from '../testing/page-answers.ts'
import type { OwnRequestRow } from './detail.ts'
import { askBrief, matterOf } from './matter.ts'

const paper = (label: string) => ({ label, isPaper: true })
const field = (label: string) => ({ label, isPaper: false })
const waiting = { round: 1, dueTime: Date.parse('2026-11-30T23:59:59.999+08:00'), overdue: false }
const asks = (asked: ReturnType<typeof paper>[]) =>
  matterOf(rowAnswer({ actsNext: 'customer', supplement: waiting, asked }))

describe('a request as a matter', () => {
  it('says that it is late where it is late, and promises nothing that is only a target', () => {
    const dueOf = (changes: object) => matterOf(rowAnswer({ promises: [promiseAnswer(changes)] })).next.due
    expect(dueOf({})).toMatchObject({ before: '预计', after: '前受理' })
    expect(dueOf({ basis: 'promise', kind: 'callBack' })).toMatchObject({ before: '最迟', after: '前回电' })
    expect(dueOf({ brokenAt: submittedAt })).toMatchObject({ before: '原定', after: '前受理，已超过' })
  })

  it('says what is done where no time was promised, as in requests that are older than the promises', () => {
    expect(matterOf(rowAnswer({ promises: [] })).next).toEqual({ text: '我们正在核对材料', due: null })
    const accepted = rowAnswer({ state: 2, acceptTime: submittedAt, promises: [] })
    expect(matterOf(accepted).next).toEqual({ text: '专家正在准备答复', due: null })
  })

  it('calls papers papers and corrections corrections, and names no more than fit', () => {
    expect(asks([paper('报关单')]).act?.text).toBe('请补交报关单。补齐之前，办理计时暂停。')
    expect(asks([field('诉求'), paper('合同')]).act?.button).toBe('补充 2 项内容')
    expect(asks(['甲', '乙', '丙', '丁'].map(paper)).act?.text).toContain('请补交甲、乙等 4 项。')
    expect(askBrief([paper('甲'), paper('乙')])).toBe('补交 2 份材料')
  })

  it('asks by the last day of the round, and waits for its owner', () => {
    const { act, progress } = asks([paper('合同')])
    expect(act).toMatchObject({ day: '2026-11-30', label: '最迟', tone: 'due' })
    expect(progress).toMatchObject({ standing: 'yours', word: '需要补充材料' })
  })

  it('tells a period that law sets its owner before what the desk does, and no other deadline in its place', () => {
    const what = '海关依职权保护：申请扣留并提供担保'
    const by = Date.parse('2026-12-09T00:00:00+08:00')
    const nextStep = {
      who: 'customer',
      what,
      by,
      basis: 'deadline',
      told: ['customer'],
    } satisfies OwnRequestRow['nextStep']
    const told = { text: nextStep.what, due: { at: nextStep.by - 1, before: '最迟', after: '' } }
    expect(matterOf(rowAnswer({ nextStep }))).toMatchObject({
      next: told,
      nextStep,
    })
    const ours = matterOf(rowAnswer({ nextStep: { ...nextStep, who: 'staff' } }))
    expect(ours.next.text).toBe('我们正在核对材料')
  })

  it('ends with its result in one line', () => {
    const ended = { state: 3, actsNext: 'nobody', endTime: submittedAt } as const
    expect(matterOf(rowAnswer({ ...ended, outcome: `${'货'.repeat(70)}\n第二行` })).next.text).toBe(
      `${'货'.repeat(60)}…`,
    )
    expect(matterOf(rowAnswer({ ...ended, outcome: null })).next.text).toBe('已完成')
    expect(matterOf(rowAnswer({ ...ended, state: 4, outcome: '证书过期' })).next.text).toBe('不予受理：证书过期')
  })
})
