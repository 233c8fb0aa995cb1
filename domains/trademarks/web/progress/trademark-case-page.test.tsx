import { orderPath, payPath } from '@portal/orders/contract'
import { undatedStep } from '@portal/platform/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { extraFees } from '../../contract/fees.ts'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import {
  designationAnswer,
  linkedFileAnswer,
  sampleOrderNo,
  sampleSn,
  timelineAnswer,
  trademarkDetailAnswer,
} from '../../contract/file/samples.ts'
import { refusal, stagePage } from '../../testing/page-stage.ts'
import { TrademarkCasePage } from './trademark-case-page.tsx'

const detailCall = 'GET /api/tradeMarkInfoDetail'
const actCall = 'POST /api/tradeMarkAction'
const path = '/home/speedOfProgress'

const stage = (detail: () => TrademarkDetail | Response, answers: Record<string, () => object> = {}) =>
  stagePage(<TrademarkCasePage />, {
    path,
    at: `${path}?active=8&state=2&businessSn=${sampleSn}`,
    answers: { [detailCall]: detail, ...answers },
  })
const region = (name: string | RegExp) => screen.findByRole('region', { name })
const window = async (name: string) => within(await screen.findByRole('dialog', { name }))
const draft = { slot: 'draft', ...linkedFileAnswer({ fileName: '报件草稿.pdf' }) } as const
const toConfirm = (changes: Partial<TrademarkDetail> = {}) =>
  trademarkDetailAnswer({
    ...{ fileState: 4, files: [draft], can: ['confirm', 'return', 'withdraw'] },
    nextStep: {
      who: 'customer',
      text: '请核对报件草稿，确认或退回修改。',
      due: null,
      ...undatedStep('请核对报件草稿，确认或退回修改。'),
    },
    ...changes,
  })

describe('an application of one’s own', () => {
  it('begins with the payment that is due, and says whose turn it is and how far it is', async () => {
    stage(() => trademarkDetailAnswer())
    const card = (await screen.findByRole('heading', { name: '请付款 ¥1,270.00' })).closest('article') as HTMLElement
    expect(within(card).getByRole('link', { name: '去付款' })).toHaveAttribute('href', payPath(sampleOrderNo))
    expect(await region('现在轮到')).toHaveTextContent('您请完成支付，支付后由服务商受理。')
    const steps = within(await screen.findByRole('list', { name: '办理进度' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '提交（已完成）11 月 18 日 10:02',
      '付款（进行中）待付款',
      '受理（未开始）',
      '报件（未开始）',
      '审查（未开始）',
      '发证（未开始）',
    ])
    expect(screen.getByText(/报件前还缺资料/)).toBeVisible()
  })

  it('is read anew whenever it is opened, so that it shows the payment that was made meanwhile', async () => {
    const { router, callsOf } = stage(() => trademarkDetailAnswer())
    await screen.findByRole('heading', { name: '请付款 ¥1,270.00' })
    await act(() => router.navigate('/home/orders'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(callsOf(detailCall)).toHaveLength(2))
  })

  it('shows goods with what was noted at the class, papers with their day, people and provider', async () => {
    const correction = timelineAnswer({
      ...{
        act: 'correct',
        name: '登记补正通知书',
        by: 'provider',
        fileState: 9,
        time: Date.parse('2026-11-20T09:00:00+08:00'),
      },
      ...{ date: '2026-11-19', delivery: 'received', file: linkedFileAnswer({ fileName: '补正通知书.pdf' }) },
    })
    const remark = {
      id: 'r2',
      class_id: null,
      text: '演示：请留意电话。',
      by: 'staff',
      name: 'staff',
      time: 0,
    } as const
    const sample = trademarkDetailAnswer()
    stage(() =>
      trademarkDetailAnswer({
        ...{ fileState: 9, applicationNumber: '演示12345678', timeline: [...sample.timeline, correction] },
        ...{
          remarks: [...sample.remarks, remark],
          nextStep: {
            ...{ who: 'customer', text: '等待商标局形式审查。', due: null },
            ...{ what: '商标：答复通知', by: Date.parse('2026-12-20T00:00:00+08:00'), basis: 'deadline' },
            told: ['customer', 'staff'],
          },
        },
      }),
    )
    expect(await region('第 9 类 科学仪器2 项')).toHaveTextContent('耳机建议改选规范名称')
    expect(await region('备注')).toHaveTextContent('请留意电话')
    expect(await region('现在轮到')).toHaveTextContent(
      /您等待商标局形式审查。商标：答复通知 · (?:2026 年 )?12 月 19 日 24:00 前/,
    )
    const steps = within(await screen.findByRole('list', { name: '办理经过' })).getAllByRole('listitem')
    expect(steps[0]).toHaveTextContent(/登记补正通知书.*服务商.*文件日期 11 月 19 日 · 按收到之日计/)
    expect(within(steps[0] as HTMLElement).getByRole('link', { name: /下载/ })).toHaveAttribute(
      'download',
      '补正通知书.pdf',
    )
    const days = await region('起算期限的文件')
    expect(days).toHaveTextContent('期限以通知书所载为准')
    expect(days).toHaveTextContent('登记补正通知书：11 月 19 日（按收到之日计）')
    expect(await region('申请人与联系人')).toHaveTextContent('演示·宁波海帆进出口有限公司（内地企业）')
    expect(await region('商标')).toHaveTextContent('演示12345678')
    expect(await region('服务商')).toHaveTextContent('备案号 演示备案0001')
    expect(await region('现在轮到')).toHaveTextContent('商标局')
    expect(screen.queryByRole('button', { name: '修改资料' })).toBeNull()
  })

  it('confirms the draft after a look at it, and then shows what is true', async () => {
    let isConfirmed = false
    const extraOrder = { orderNo: 'DD20261120000009', state: 0, amount: '270.00', expiresAt: Date.now() } as const
    const { user, callsOf } = stage(
      () =>
        isConfirmed
          ? trademarkDetailAnswer({ fileState: 5, extraOrder, can: ['withdraw'] })
          : toConfirm({ extra: [{ ...extraFees.official, amount: '270.00' }] }),
      {
        [actCall]: () => {
          isConfirmed = true
          return { fileState: 5, state: 2, step: null, can: [] }
        },
      },
    )
    await user.click(await screen.findByRole('button', { name: '确认报件' }))
    const dialog = await window('确认报件')
    expect(dialog.getByText('确认后需补缴')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '确认报件' }))
    const card = (await screen.findByRole('heading', { name: '请补缴费用 ¥270.00' })).closest('article') as HTMLElement
    expect(within(card).getByRole('link', { name: '去付款' })).toHaveAttribute('href', payPath(extraOrder.orderNo))
    expect(callsOf(actCall)).toMatchObject([{ body: { businessSn: sampleSn, action: 'confirm' } }])
  })

  it('sends the draft back with a reason, and offers no other act than those of its `can`', async () => {
    const { user, callsOf } = stage(() => toConfirm(), { [actCall]: () => ({}) })
    await user.click(await screen.findByRole('button', { name: '退回修改' }))
    const dialog = await window('退回修改')
    await user.click(dialog.getByRole('button', { name: '退回修改' }))
    expect((await dialog.findAllByText('请填写原因')).length).toBeGreaterThan(0)
    await user.type(dialog.getByRole('textbox', { name: /要修改的地方/ }), '地址有误')
    await user.click(dialog.getByRole('button', { name: '退回修改' }))
    await waitFor(() => expect(callsOf(actCall)).toMatchObject([{ body: { action: 'return', reason: '地址有误' } }]))
    expect(screen.queryByRole('button', { name: /受理|报送|终止/ })).toBeNull()
  })

  it('is withdrawn after a question, and then leads to the refund of what was paid', async () => {
    let isWithdrawn = false
    const { user } = stage(
      () => (isWithdrawn ? trademarkDetailAnswer({ fileState: 99, endReason: '不再需要' }) : toConfirm()),
      {
        [actCall]: () => {
          isWithdrawn = true
          return {}
        },
      },
    )
    await user.click(await screen.findByRole('button', { name: '撤回申请' }))
    await user.click((await window('撤回申请')).getByRole('button', { name: '撤回申请' }))
    const result = await region('办理终止')
    expect(result).toHaveTextContent('不再需要')
    expect(within(result).getByRole('link', { name: '申请退款' })).toHaveAttribute('href', orderPath(sampleOrderNo))
  })

  it('shows where each designated member stands', async () => {
    stage(() =>
      trademarkDetailAnswer({
        ...{ kind: 'gjsbzc', fileState: 16, international: { number: '演示1700001', date: '2026-11-02' } },
        designations: [designationAnswer({ state: 'provisional', date: '2026-11-10', file: linkedFileAnswer() })],
      }),
    )
    const rows = within(await screen.findByRole('table', { name: '指定成员' })).getAllByRole('row')
    expect(rows[1]).toHaveTextContent(/日本.*临时驳回.*2026-11-10/)
    expect(screen.getByText(/日本已临时驳回/)).toBeVisible()
  })

  it('says what to do where it is not there or a stranger’s, and offers no second try', async () => {
    stage(() => refusal(404, 'U00404', '内容不存在或已删除'))
    expect(await screen.findByText(/请核对编号，并用提交时的账号登录/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
    expect(screen.getByRole('link', { name: '返回列表' })).toHaveAttribute('href', `${path}?active=8&state=2`)
  })
})
