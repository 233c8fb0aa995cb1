import { undatedStep } from '@portal/platform/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { openCaseAnswer, providerRowAnswer, sampleSn, trademarkDetailAnswer } from '../../contract/file/samples.ts'
import { providerDeskPath } from '../../contract/paths.ts'
import { refusal, stageAgency, stagePage } from '../../testing/page-stage.ts'
import { AgencyDeskPage } from './agency-desk-page.tsx'

const listCall = 'GET /api/providerTradeMarks'
const detailCall = 'GET /api/tradeMarkInfoDetail'
const actCall = 'POST /api/tradeMarkAction'
const rows = [providerRowAnswer(), providerRowAnswer({ businessSn: 'SB20261118000002', kind: 'gjsbzc', nextDue: null })]

type Stage = { query?: string; list?: () => object; detail?: () => TrademarkDetail | Response; act?: () => object }
const stage = ({
  query = '',
  list = () => ({ elements: rows, totalElements: rows.length }),
  detail = () => openCaseAnswer(),
  act = () => ({}),
}: Stage = {}) =>
  stageAgency(<AgencyDeskPage />, {
    path: providerDeskPath,
    at: `${providerDeskPath}${query}`,
    answers: { [listCall]: list, [detailCall]: detail, [actCall]: act },
  })
const one = `?businessSn=${sampleSn}`

describe('the desk of a provider', () => {
  it('lists what waits, by when it is to be accepted, with the numbers of both boxes', async () => {
    const { callsOf, user } = stage()
    const [, first] = within(await screen.findByRole('table', { name: '服务商工作台 · 待受理' })).getAllByRole('row')
    expect(first).toHaveTextContent(/演示海帆.*SB20261118000001 · 国内商标注册.*第 9 类2 项.*11 月 18 日 10:02/)
    expect(within(first as HTMLElement).getByRole('link', { name: '演示海帆' })).toHaveAttribute(
      'href',
      `${providerDeskPath}${one}`,
    )
    const boxes = within(screen.getByRole('group', { name: '案件' }))
    expect(await boxes.findByRole('button', { name: '待受理 2', pressed: true })).toBeVisible()
    await user.click(boxes.getByRole('button', { name: '我受理的 2' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: '办理状态' }), '9 已收件待形式审查')
    await user.selectOptions(screen.getByRole('combobox', { name: '注册类型' }), '国际商标注册')
    await waitFor(() =>
      expect(callsOf(listCall).at(-1)?.query).toMatchObject({
        box: 'mine',
        fileState: '9',
        kind: 'gjsbzc',
        pgIndex: '1',
      }),
    )
  })

  it('tells a provider that waits for its approval where it hands in its licence', async () => {
    const words = '服务机构审核通过后才能办理'
    stage({ list: () => refusal(403, 'U00403', words) })
    expect(await screen.findByRole('heading', { name: words })).toBeVisible()
    expect(screen.getByRole('link', { name: '去提交机构资料' })).toBeVisible()
    expect(screen.queryByRole('group', { name: '案件' })).toBeNull()
  })

  it('is closed to customers', async () => {
    const { calls } = stagePage(<AgencyDeskPage />, { at: providerDeskPath, answers: {} })
    expect(await screen.findByRole('heading', { name: '没有权限' })).toBeVisible()
    expect(calls.filter(({ name }) => name === listCall)).toEqual([])
  })
})

describe('an open case', () => {
  it('shows the mark and its goods, and nothing of the customer', async () => {
    stage({ query: one })
    expect(await screen.findByRole('heading', { name: '国内商标注册 · 演示海帆' })).toBeVisible()
    expect(screen.getByText('受理后可见联系人、申请人和文件。')).toBeVisible()
    expect(screen.getByRole('region', { name: '第 9 类 科学仪器2 项' })).toHaveTextContent('耳机')
    for (const part of ['申请人与联系人', '文件', '办理经过', '订单'])
      expect(screen.queryByRole('region', { name: part })).toBeNull()
    expect(screen.getAllByRole('button', { name: '受理' })).toHaveLength(1)
  })

  it('is taken; where another provider was faster the desk says so and shows what is left', async () => {
    const words = '该申请已由其他服务商受理'
    const { user, here } = stage({ query: one, act: () => refusal(409, 'U00409', words) })
    await user.click(await screen.findByRole('button', { name: '受理' }))
    await user.click(within(await screen.findByRole('dialog', { name: '受理' })).getByRole('button', { name: '受理' }))
    expect(await screen.findByText(words)).toBeVisible()
    await waitFor(() => expect(here()).toBe(providerDeskPath))
    expect(await screen.findByRole('table', { name: '服务商工作台 · 待受理' })).toBeVisible()
  })
})

describe('a case of one’s own', () => {
  const held = (changes: Partial<TrademarkDetail> = {}) =>
    trademarkDetailAnswer({
      ...{ fileState: 2, can: ['giveBack', 'prepare'] },
      nextStep: {
        who: 'provider',
        text: '服务商核对资料、准备报件。',
        due: null,
        ...undatedStep('服务商核对资料、准备报件。'),
      },
      ...changes,
    })

  it('offers its acts, the usual one first, and all that the application holds', async () => {
    stage({ query: one, detail: () => held() })
    const first = await screen.findByRole('button', { name: '开始准备报件' })
    expect(first.nextElementSibling).toHaveTextContent('退回待受理')
    expect(screen.getByRole('region', { name: '现在轮到' })).toHaveTextContent('您')
    expect(screen.getByRole('region', { name: '申请人与联系人' })).toHaveTextContent('13800000000')
    expect(screen.queryByRole('link', { name: /去付款|申请退款/ })).toBeNull()
  })

  it('takes a remark about a class, or about all of it', async () => {
    const { user, callsOf } = stageAgency(<AgencyDeskPage />, {
      path: providerDeskPath,
      at: `${providerDeskPath}${one}`,
      answers: { [detailCall]: () => held(), 'POST /api/asistantRemark': () => ({ id: 'r9' }) },
    })
    await user.click(await screen.findByRole('button', { name: '写备注' }))
    const dialog = within(await screen.findByRole('dialog', { name: '写备注' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: /类别/ }), '第 9 类 科学仪器')
    await user.type(dialog.getByRole('textbox', { name: /备注/ }), '请核对小项')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(callsOf('POST /api/asistantRemark')).toMatchObject([
        { body: { orderSn: sampleSn, class_id: 9, text: '请核对小项' } },
      ]),
    )
  })
})
