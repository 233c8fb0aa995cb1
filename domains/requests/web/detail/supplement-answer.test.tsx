import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { RequestDetail } from '../../contract/detail.ts'
import type { SupplementItem, SupplementRound } from '../../contract/supplement-view.ts'
import { detailAnswer, promiseAnswer, submittedAt } from '../../testing/page-answers.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import { RequestDetailPage } from '../progress/request-detail-page.tsx'

const sn = 'KL20261118000001'
const answerCall = 'POST /api/submitSupplement'
const dueTime = Date.parse('2026-11-25T23:59:59.999+08:00')

const item = (changes: Partial<SupplementItem> = {}): SupplementItem => ({
  key: 'appeal',
  field: 'appeal',
  label: '诉求',
  problem: '请写明想要的结果',
  changes: [{ field: 'appeal', label: '诉求', before: '旧的诉求', after: null }],
  filesBefore: [],
  files: [],
  ...changes,
})
const phone = item({
  key: 'lxrPhone',
  field: 'lxrPhone',
  label: '联系人电话',
  problem: '打不通',
  changes: [{ field: 'lxrPhone', label: '联系人电话', before: '0574-555001', after: null }],
})
const paper = item({ key: 'paper1', field: null, label: '授权书', problem: '缺授权书', changes: [] })
const round = (changes: Partial<SupplementRound> = {}): SupplementRound => ({
  round: 2,
  askedTime: submittedAt + 60_000,
  dueTime,
  items: [item(), phone],
  outcome: 'open',
  endTime: null,
  overdue: false,
  remark: null,
  ...changes,
})
const waiting = (changes: Partial<RequestDetail> = {}, open: Partial<SupplementRound> = {}): RequestDetail =>
  detailAnswer({
    appeal: '旧的诉求',
    actsNext: 'customer',
    nextDue: dueTime,
    supplement: { round: 2, dueTime, overdue: false },
    supplements: [round(open)],
    promises: [promiseAnswer({ pausedAt: submittedAt + 60_000 })],
    can: ['answerSupplement'],
    ...changes,
  })

const stage = (detail: () => RequestDetail, answer: () => object = () => ({})) =>
  stagePage(<RequestDetailPage />, {
    path: '/home/speedOfProgress',
    at: `/home/speedOfProgress?active=7&businessSn=${sn}`,
    answers: { 'GET /api/serchUserIpForeignInfoDetail': detail, [answerCall]: answer },
  })
const form = () => screen.findByRole('form', { name: /^请/ })

afterEach(() => localStorage.clear())

describe('a request that waits for its owner', () => {
  it('shows what is asked for, until when, and that the clock stands still', async () => {
    stage(() => waiting())
    const asked = await form()
    expect(within(asked).getByRole('heading', { name: '请改正 2 处内容' })).toBeVisible()
    expect(within(asked).getByText('11', { exact: false, selector: 'time' })).toHaveAttribute('datetime', '2026-11-25')
    // The act is the first thing below the head of the page.
    expect(screen.getAllByRole('heading')[1]).toHaveTextContent('请改正 2 处内容')
    expect(asked).toHaveTextContent('请写明想要的结果')
    expect(within(asked).getByText('旧的诉求', { selector: 'dd' })).toBeVisible()
    expect(within(asked).getByRole('textbox', { name: '新的诉求' })).toHaveValue('旧的诉求')
    expect(within(asked).queryByRole('textbox', { name: /企业名称/ })).toBeNull()
    expect(screen.getByRole('region', { name: '现在轮到' })).toHaveTextContent(
      '您请改正 2 处内容，最迟 11 月 25 日。补齐后，办理计时接着走。',
    )
    const steps = within(screen.getByRole('list', { name: '办理进度' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '提交（已完成）11 月 18 日 10:02',
      '分析（等待补充）等您补充材料，计时暂停',
      '出具方案（未开始）',
      '结案（未开始）',
    ])
  })

  it('says that the day has passed, and takes the answer all the same', async () => {
    const supplement = { round: 2, dueTime, overdue: true }
    stage(() => waiting({ supplement }, { overdue: true }))
    const asked = await form()
    expect(asked).toHaveTextContent('期限已经过了，仍可提交')
    expect(screen.getByRole('region', { name: '现在轮到' })).toHaveTextContent('期限 11 月 25 日 已过，仍可提交')
    expect(within(asked).getByRole('button', { name: '提交补充材料' })).toBeEnabled()
  })

  it('judges the answer as the form of its kind does, and sends what was asked for alone', async () => {
    let isAnswered = false
    const { user, callsOf } = stage(
      () =>
        isAnswered ? detailAnswer({ supplements: [round({ outcome: 'answered', endTime: dueTime })] }) : waiting(),
      () => {
        isAnswered = true
        return {}
      },
    )
    const asked = await form()
    const text = within(asked).getByRole('textbox', { name: '新的诉求' })
    const number = within(asked).getByRole('textbox', { name: '新的联系人电话' })
    await user.clear(text)
    await user.clear(number)
    await user.type(number, '12')
    await user.click(within(asked).getByRole('button', { name: '提交补充材料' }))
    await waitFor(() => expect(text).toHaveAccessibleDescription(/请输入您的诉求/))
    expect(number).toHaveAccessibleDescription(/联系电话须为/)
    expect(callsOf(answerCall)).toEqual([])
    await user.type(text, '要求放行')
    await user.clear(number)
    await user.type(number, '13600000000')
    await user.click(within(asked).getByRole('button', { name: '提交补充材料' }))
    expect(await screen.findByText('已提交，我们接着办')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('form', { name: /^请/ })).toBeNull())
    expect(callsOf(answerCall)).toMatchObject([
      {
        body: {
          businessSn: sn,
          round: 2,
          answers: { appeal: '要求放行', lxrPhone: '13600000000' },
          remark: '',
        },
        key: expect.any(String),
      },
    ])
  })

  it('asks why where something stays as it was or a paper does not come', async () => {
    const { user, callsOf } = stage(() => waiting({}, { items: [item(), paper] }))
    const asked = await form()
    expect(within(asked).getByText('原申请中没有这份材料')).toBeVisible()
    await user.type(within(asked).getByRole('textbox', { name: '新的诉求' }), '，请三日内答复')
    await user.click(within(asked).getByRole('button', { name: '提交补充材料' }))
    const remark = within(asked).getByRole('textbox', { name: /说明/ })
    await waitFor(() => expect(remark).toHaveAccessibleDescription(/请在说明中写明原因/))
    const text = within(asked).getByRole('textbox', { name: '新的诉求' })
    await user.type(text, '！')
    expect(remark).toHaveAccessibleDescription(/请在说明中写明原因/)
    await user.type(remark, '没有授权书')
    await user.click(within(asked).getByRole('button', { name: '提交补充材料' }))
    await waitFor(() => expect(callsOf(answerCall)).toHaveLength(1))
    expect(callsOf(answerCall)[0]?.body).toMatchObject({ answers: { paper1: [] }, remark: '没有授权书' })
  })

  it('shows what is true when the round has ended meanwhile', async () => {
    let isOver = false
    const { user } = stage(
      () => (isOver ? detailAnswer({ supplements: [round({ outcome: 'withdrawn', remark: '已核实' })] }) : waiting()),
      () => {
        isOver = true
        return refusal(409, 'U00409', '这一轮已经结束，请刷新后查看')
      },
    )
    const asked = await form()
    await user.type(within(asked).getByRole('textbox', { name: '新的诉求' }), '！')
    const number = within(asked).getByRole('textbox', { name: '新的联系人电话' })
    await user.clear(number)
    await user.type(number, '13600000000')
    await user.click(within(asked).getByRole('button', { name: '提交补充材料' }))
    expect(await screen.findByText('这一轮已经结束，请刷新后查看')).toBeVisible()
    expect((await screen.findByText('补充材料的记录')).closest('details')).toHaveTextContent('已核实')
    expect(screen.queryByRole('form', { name: /^请/ })).toBeNull()
  })
})

describe('rounds that have ended', () => {
  it('stand with the old beside the new', async () => {
    const answered = item({ changes: [{ field: 'appeal', label: '诉求', before: '旧的诉求', after: '新的诉求' }] })
    stage(() =>
      detailAnswer({
        supplements: [
          round({ round: 1, outcome: 'answered', endTime: dueTime + 60_000, overdue: true, items: [answered] }),
          round({ outcome: 'withdrawn', endTime: dueTime + 120_000, remark: '已由电话核实' }),
        ],
      }),
    )
    const record = (await screen.findByText('补充材料的记录')).closest('details') as HTMLElement
    expect(record).toHaveTextContent('2 次')
    const [withdrawn, first] = within(record).getAllByRole('listitem', { hidden: true })
    expect(withdrawn).toHaveTextContent(/第 2 轮不再需要.*不再需要的原因：已由电话核实/)
    expect(first).toHaveTextContent(/第 1 轮已补充.*超过期限后补充.*旧的诉求.*改为.*新的诉求/)
  })
})

describe('who looked and who changed what', () => {
  it('is there for the owner, with labels and counts', async () => {
    const line = { time: submittedAt, lastTime: submittedAt + 300_000, count: 3, detail: null }
    stagePage(<RequestDetailPage />, {
      path: '/home/speedOfProgress',
      at: `/home/speedOfProgress?active=7&businessSn=${sn}`,
      answers: {
        'GET /api/serchUserIpForeignInfoDetail': () => detailAnswer(),
        'GET /api/requestTrail': () => ({
          elements: [
            { ...line, actor: '办案人员 7K3F', act: 'opened' },
            { ...line, actor: '办案人员 7K3F', act: 'fileDownloaded', count: 1, detail: '授权书.pdf' },
            { ...line, actor: '您', act: 'submit', count: 1 },
          ],
          totalElements: 3,
        }),
      },
    })
    const trail = (await screen.findByText('谁看过、改过这件事')).closest('details') as HTMLElement
    const lines = await within(trail).findAllByRole('listitem', { hidden: true })
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '11 月 18 日 10:07办案人员 7K3F查看业务详情 3 次，自 10:02',
      '11 月 18 日 10:07办案人员 7K3F下载文件（授权书.pdf）',
      '11 月 18 日 10:07您提交申请',
    ])
  })
})
