import { orderPath } from '@portal/orders/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { extraFees, trademarkFees } from '../../contract/fees.ts'
import { neededFields, neededPaper, offeredFields } from '../../contract/file/act-needs.ts'
import { type FileAct, fileActs, paperLabels, wayOf } from '../../contract/file/acts.ts'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import {
  designationAnswer,
  linkedFileAnswer,
  sampleSha256,
  sampleSn,
  trademarkDetailAnswer,
} from '../../contract/file/samples.ts'
import { refusal, stagePage } from '../../testing/page-stage.ts'
import { fieldLabel } from './act-words.ts'
import { FileActDialog } from './file-act-dialog.tsx'

const actCall = 'POST /api/tradeMarkAction'

const stage = (
  act: FileAct,
  {
    detail = trademarkDetailAnswer({ fileState: 3 }),
    answer = () => ({}) as object,
    onConflict = () => undefined,
  } = {},
) => {
  const onClose = vi.fn()
  const dialog = <FileActDialog act={act} detail={detail} onClose={onClose} onConflict={onConflict} />
  const staged = stagePage(dialog, { at: '/home/agencyDesk', answers: { [actCall]: answer } })
  const window = () => within(screen.getByRole('dialog', { name: wayOf(act).label }))
  const send = () => staged.user.click(window().getByRole('button', { name: wayOf(act).label }))
  return { ...staged, onClose, window, send }
}

/** Acts that somebody takes; the portal's own have no dialog. */
const taken = fileActs.filter((act) => wayOf(act).by !== 'portal')
const cases = [...taken.map((act) => [act, 'sbzc'] as const), ['pass', 'gjsbzc'] as const]
const abroad = (changes: Partial<TrademarkDetail> = {}) =>
  trademarkDetailAnswer({ fileState: 12, kind: 'gjsbzc', designations: [designationAnswer()], ...changes })

describe('the dialog of an act', () => {
  it.each(cases)('%s in %s has a field for all that its row of the table names', async (act, kind) => {
    const { window } = stage(act, { detail: abroad({ kind }) })
    const of = { act, kind }
    const needed = neededFields(of)
    for (const field of offeredFields(of)) {
      const words = window().getByText(fieldLabel(act, field))
      expect(words).toBeVisible()
      const isOptional = !needed.includes(field) && field !== 'delivery' && !(act === 'announce' && field === 'reason')
      expect(words.closest('div')?.textContent?.includes('选填') ?? false).toBe(isOptional)
    }
    const paper = neededPaper(act, '')
    if (paper) expect(window().getByText(paperLabels[paper])).toBeVisible()
    expect(window().queryAllByRole('textbox').length).toBeLessThan(6)
  })

  it('says at each field what is missing, before anything is sent', async () => {
    const { window, send, callsOf } = stage('receipt')
    await send()
    for (const words of ['请上传收件回执', '请填写日期', '请填写编号'])
      expect((await window().findAllByText(words)).length).toBeGreaterThan(0)
    expect(callsOf(actCall)).toEqual([])
  })

  it('sends what was filled in and closes', async () => {
    const { user, window, send, callsOf, onClose } = stage('giveBack')
    await user.type(window().getByRole('textbox'), '资料不全')
    await send()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(callsOf(actCall)).toMatchObject([
      { body: { businessSn: sampleSn, action: 'giveBack', reason: '资料不全', files: [] } },
    ])
    expect(await screen.findByText('已退回待受理')).toBeVisible()
  })

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    const msg = '日期不能早于上一份文件的日期 2026-11-20'
    const answer = () => refusal(400, 'U00400', msg, { fields: [{ path: 'date', msg }] })
    const { user, window, send } = stage('pass', { answer })
    await user.type(window().getByRole('textbox', { name: /结果日期/ }), '20261101')
    await send()
    expect((await window().findAllByText(msg)).length).toBeGreaterThan(0)
    expect(window().getByRole('textbox', { name: /结果日期/ })).toHaveAccessibleDescription(new RegExp(msg))
  })

  it('says that the page is read again where somebody else was faster', async () => {
    const words = '当前为“待服务商受理”，不能开始准备报件'
    const { window, send, onClose } = stage('prepare', { answer: () => refusal(409, 'U00409', words) })
    await send()
    expect(await window().findByText('页面已刷新，现在是最新的状态。')).toBeVisible()
    expect(window().getAllByText(words).length).toBeGreaterThan(0)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('asks for the notice of a member only where it refuses', async () => {
    const { user, window } = stage('designation', { detail: abroad() })
    expect(window().queryByText(paperLabels.memberNotice)).toBeNull()
    await user.selectOptions(window().getByRole('combobox', { name: /指定成员/ }), '日本（审查中）')
    await user.click(window().getByRole('radio', { name: '临时驳回' }))
    expect(window().getByText(paperLabels.memberNotice)).toBeVisible()
    await user.click(window().getByRole('radio', { name: '核准保护' }))
    expect(window().queryByText(paperLabels.memberNotice)).toBeNull()
  })

  it('offers further fees with the draft: an amount where a paper states it, else how many', async () => {
    const { user, window, send } = stage('submit')
    await user.click(window().getByRole('button', { name: '添加费用' }))
    await user.type(window().getByRole('textbox', { name: /金额/ }), '270')
    await send()
    expect((await window().findAllByText('金额须为两位小数，例如 270.00')).length).toBeGreaterThan(0)
    const fee = window().getByRole('combobox', { name: /费用 1/ })
    await user.selectOptions(fee, trademarkFees.itemOfficial.code)
    expect(window().queryByRole('textbox', { name: /金额/ })).toBeNull()
    expect(window().getByRole('textbox', { name: /数量/ })).toBeVisible()
    await user.click(window().getByRole('button', { name: '删除费用 1' }))
    expect(window().queryByRole('combobox')).toBeNull()
  })

  it('shows the customer the draft that he confirms, by its SHA-256, and what he will have to pay', () => {
    const detail = trademarkDetailAnswer({
      fileState: 4,
      files: [{ slot: 'draft', ...linkedFileAnswer({ fileName: '报件草稿.pdf' }) }],
      extra: [{ ...extraFees.official, amount: '270.00' }],
    })
    const { window } = stage('confirm', { detail })
    expect(window().getByText(sampleSha256)).toBeVisible()
    expect(window().getByText(/确认后生成确认书/)).toBeVisible()
    expect(window().getByText('确认后需补缴')).toBeVisible()
    expect(window().getByText('¥270.00')).toBeVisible()
    expect(window().getByRole('button', { name: '预览 报件草稿.pdf' })).toBeVisible()
  })

  it.each([
    [0, '未付款的订单随之关闭。', null],
    [1, null, '申请退款'],
  ] as const)('tells whoever withdraws what becomes of an order in state %s', (state, words, link) => {
    const order = { orderNo: 'DD1', state, amount: '270.00', expiresAt: 0 }
    const { window } = stage('withdraw', { detail: trademarkDetailAnswer({ fileState: 2, order }) })
    expect(window().queryByText('未付款的订单随之关闭。') !== null).toBe(words !== null)
    expect(window().queryByRole('link', { name: '申请退款' }) !== null).toBe(link !== null)
  })

  it('leads whoever withdraws to the refund of each order that he has paid', () => {
    const order = { orderNo: 'DD1', state: 1, amount: '270.00', expiresAt: 0 } as const
    const extraOrder = { ...order, orderNo: 'DD2', state: 2 } as const
    const { window } = stage('withdraw', { detail: trademarkDetailAnswer({ fileState: 6, order, extraOrder }) })
    const links = window().getAllByRole('link', { name: /^申请退款/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([orderPath('DD1'), orderPath('DD2')])
  })
})
