import { orderPath, payPath } from '@portal/orders/contract'
import { undatedStep } from '@portal/platform/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PatentDetail } from '../../contract/detail.ts'
import { businessSn, detailAnswer, fileAnswer, orderNo, rowAnswer, submittedAt } from '../../testing/page-answers.ts'
import { refusal, stagePage } from '../../testing/page-stage.ts'
import { PatentDetailPage } from './patent-detail-page.tsx'
import { PatentListPage } from './patent-list-page.tsx'

const listCall = 'GET /api/searchPatentApplyInfo'
const detailCall = 'GET /api/patentApplyInfoDetail'
const withdrawCall = 'POST /api/withdrawPatentApply'
const path = '/home/speedOfProgress'
const hour = 3_600_000

describe('一链注册专利', () => {
  const stage = (rows = [rowAnswer()]) =>
    stagePage(<PatentListPage />, {
      path,
      at: `${path}?active=10`,
      answers: { [listCall]: () => ({ elements: rows, totalElements: rows.length }) },
    })

  it('shows number, name, state and time of each, and below the state that it waits for its payment', async () => {
    stage([rowAnswer(), rowAnswer({ businessSn: 'ZL20261118000002', state: 2, paid: 1, can: ['answerSupplement'] })])
    const [unpaid, served] = within(await screen.findByRole('list', { name: '一链注册专利列表' })).getAllByRole(
      'listitem',
    )
    for (const text of [businessSn, '演示·一种可折叠的便携支架', '11 月 18 日 10:02 提交', '待服务', '待付款'])
      expect(unpaid).toHaveTextContent(text)
    expect(served).toHaveTextContent('服务中待补充')
    expect(served).not.toHaveTextContent('待付款')
    expect(within(unpaid as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `${path}?active=10&businessSn=${businessSn}`,
    )
  })

  it('is filtered by state, in the words of the specification', async () => {
    const { user, callsOf } = stage()
    const states = within(await screen.findByRole('group', { name: '状态' }))
    expect(states.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '全部',
      '待服务',
      '服务中',
      '服务完成',
      '服务关闭',
    ])
    await user.click(states.getByRole('button', { name: '服务完成' }))
    await waitFor(() =>
      expect(callsOf(listCall).at(-1)?.query).toMatchObject({ state: '3', pgIndex: '1', pgCount: '5' }),
    )
  })
})

const stageDetail = (detail: () => PatentDetail | Response, answers: Record<string, () => object> = {}) =>
  stagePage(<PatentDetailPage />, {
    path,
    at: `${path}?active=10&state=1&businessSn=${businessSn}`,
    answers: { [detailCall]: detail, ...answers },
  })
const openRound = (): PatentDetail['supplements'][number] => ({
  round: 1,
  askedTime: submittedAt,
  dueTime: submittedAt + 120 * hour,
  outcome: 'open',
  endTime: null,
  overdue: false,
  remark: null,
  items: [{ key: 'patentName', field: 'patentName', kind: null, label: '专利名称', problem: '名称太宽' }],
  changes: [],
})
const region = (name: string | RegExp) => screen.findByRole('region', { name })
const steps = async () =>
  within(await screen.findByRole('list', { name: '办理进度' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const accepted = { state: 2, paid: 1, acceptTime: submittedAt + 2 * hour, can: ['addFiles'] } as const
const timeline: PatentDetail['timeline'] = [
  { state: 1, act: 'submit', time: submittedAt },
  { state: 1, act: 'paid', time: submittedAt + hour },
  { state: 2, act: 'accept', time: submittedAt + 2 * hour },
]

describe('an application of one’s own', () => {
  it('begins with the payment that is due, and leads to it and to its order', async () => {
    stageDetail(() => detailAnswer())
    const card = (await screen.findByRole('heading', { name: '请付款 ¥3,450.50' })).closest('article') as HTMLElement
    expect(within(card).getByRole('link', { name: '去付款' })).toHaveAttribute('href', payPath(orderNo))
    expect(await region('现在轮到')).toHaveTextContent('您请付款，付款后由工作人员受理。')
    const order = await region('订单')
    expect(order).toHaveTextContent('¥3,450.50 · 待付款')
    expect(order).toHaveTextContent('年费缴纳：客户自行缴纳')
    expect(within(order).getByRole('link')).toHaveAttribute('href', orderPath(orderNo))
    expect(await steps()).toEqual([
      '提交（已完成）11 月 18 日 10:02',
      '付款（进行中）',
      '受理（未开始）',
      '办理（未开始）',
      '完成（未开始）',
    ])
  })

  it('shows who does the work, the papers of both sides, the days to keep and what was filled in', async () => {
    stageDetail(() =>
      detailAnswer({
        ...accepted,
        timeline: [...timeline],
        can: [...accepted.can],
        special: '保密请求',
        specialMeaning: 'unclear',
        applyNation: '中国;欧洲专利局',
        acceptContent: '已转代理机构',
        agency: { name: '演示专利代理所', licenceNo: '33000' },
        filing: { applicationNumber: '202310123456.7', filingDate: '2026-11-20' },
        files: [fileAnswer(), fileAnswer({ id: 'f2', from: 'desk', kind: 'receipt', fileName: '受理.pdf' })],
        deadlines: [
          { rule: 'patent.cn.priority', name: '优先权期限', trigger: '2026-11-20', day: '2099-11-20', passed: false },
        ],
        findings: [{ code: 'patent.priorityDateMissing', level: 'missing', text: '请补充首次申请日。' }],
      }),
    )
    expect(await region(/我们交给您的文件/)).toHaveTextContent('受理通知书')
    expect(await region(/您交的材料/)).toHaveTextContent('说明书')
    const facts = await region('您填的内容')
    for (const text of [
      '中国、欧洲专利局',
      '保密请求（待确认）',
      '演示专利代理所（执业许可证号 33000）',
      '202310123456.7',
    ])
      expect(facts).toHaveTextContent(text)
    expect(await region('法定期限')).toHaveTextContent('优先权期限：最迟 2099 年 11 月 20 日')
    expect(await region('受理说明')).toHaveTextContent('已转代理机构')
    expect(screen.getByText('请补充首次申请日。')).toBeVisible()
    expect((await steps()).slice(2, 4)).toEqual(['受理（已完成）11 月 18 日 12:02', '办理（进行中）'])
    expect(screen.queryByRole('button', { name: '撤回申请' })).toBeNull()
    expect(screen.getByRole('button', { name: '补充材料' })).toBeVisible()
  })

  it.each([
    ['服务完成', { state: 3, processResult: '已授权，证书见文件' }, '已授权，证书见文件', false],
    ['服务关闭', { state: 4, closeReason: '订单已退款' }, '订单已退款', true],
  ] as const)('once it is %s it begins with what came of it', async (title, ended, text, mayRefund) => {
    const order = { ...detailAnswer().order, state: 1 } as PatentDetail['order']
    stageDetail(() =>
      detailAnswer({
        ...ended,
        paid: 1,
        order,
        can: [],
        timeline: [
          ...timeline,
          { state: ended.state, act: ended.state === 3 ? 'complete' : 'close', time: submittedAt + 3 * hour },
        ],
        nextStep: { who: 'nobody', text: '事情已结束', due: null, ...undatedStep('事情已结束') },
      }),
    )
    expect(await region(title)).toHaveTextContent(text)
    expect(screen.queryByRole('link', { name: '申请退款' }) !== null).toBe(mayRefund)
    expect((await steps()).join()).toMatch(ended.state === 3 ? /完成（已完成）/ : /受理（未通过）11 月 18 日 13:02关闭/)
  })

  it('is withdrawn after a question, with a reason or without, and then shows what is true', async () => {
    let isWithdrawn = false
    const { user, callsOf } = stageDetail(
      () => (isWithdrawn ? detailAnswer({ state: 4, closeReason: '客户撤回', can: [] }) : detailAnswer()),
      {
        [withdrawCall]: () => {
          isWithdrawn = true
          return { state: 4 }
        },
      },
    )
    await user.click(await screen.findByRole('button', { name: '撤回申请' }))
    const dialog = within(await screen.findByRole('dialog', { name: '撤回这件申请？' }))
    expect(dialog.getByText('未付款的订单随之关闭。')).toBeVisible()
    await user.type(dialog.getByRole('textbox'), '先不申请')
    await user.click(dialog.getByRole('button', { name: '撤回申请' }))
    expect(await region('服务关闭')).toHaveTextContent('客户撤回')
    expect(callsOf(withdrawCall)).toMatchObject([{ body: { businessSn, reason: '先不申请' } }])
  })

  it('asks for a file before more material is sent', async () => {
    const { user } = stageDetail(() => detailAnswer())
    await user.click(await screen.findByRole('button', { name: '补充材料' }))
    const dialog = within(await screen.findByRole('dialog', { name: '补充材料' }))
    await user.click(dialog.getByRole('button', { name: '提交材料' }))
    expect(await dialog.findByText('请上传附件')).toBeVisible()
  })

  it('answers what the desk asks for, and only that', async () => {
    const round = openRound()
    const { user, callsOf } = stageDetail(
      () =>
        detailAnswer({
          ...accepted,
          can: ['answerSupplement'],
          supplement: { round: 1, dueTime: round.dueTime, overdue: false },
          supplements: [round],
          nextStep: { who: 'customer', text: '请补充', due: round.dueTime, ...undatedStep('请补充') },
        }),
      { 'POST /api/submitPatentSupplement': () => ({ state: 2, can: ['addFiles'] }) },
    )
    const card = (await screen.findByRole('heading', { name: '请补充 1 项内容' })).closest('article') as HTMLElement
    expect(card).toHaveTextContent('专利名称：名称太宽')
    expect(await region('补充记录')).toHaveTextContent('第 1 轮等您补充')
    await user.click(within(card).getByRole('button', { name: '去补充' }))
    const dialog = within(await screen.findByRole('dialog', { name: '补充申请内容' }))
    const send = () => user.click(dialog.getByRole('button', { name: '提交补充材料' }))
    await send()
    expect((await dialog.findAllByText('有内容没有改动或没有上传，请在说明中写明原因')).length).toBeGreaterThan(0)
    const name = dialog.getByRole('textbox', { name: /专利名称/ })
    await user.clear(name)
    await user.type(name, '一种支架')
    await send()
    await waitFor(() =>
      expect(callsOf('POST /api/submitPatentSupplement')).toMatchObject([
        { body: { businessSn, round: 1, answers: { patentName: '一种支架' }, files: [], remark: '' } },
      ]),
    )
  })

  it('says which of the two acts is meant, while nobody knows', async () => {
    const { user, callsOf } = stageDetail(
      () => detailAnswer({ ...accepted, special: '保密请求', specialMeaning: 'unclear', can: ['answerMeaning'] }),
      { 'POST /api/answerPatentMeaning': () => ({ state: 2, can: [] }) },
    )
    await user.click(await screen.findByRole('button', { name: '去说明' }))
    const dialog = within(await screen.findByRole('dialog', { name: '说明保密请求的含义' }))
    await user.click(dialog.getByRole('button', { name: '确定' }))
    expect((await dialog.findAllByText('请选择保密请求的含义')).length).toBeGreaterThan(0)
    await user.click(dialog.getByRole('radio', { name: /按保密专利处理/ }))
    await user.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() =>
      expect(callsOf('POST /api/answerPatentMeaning')).toMatchObject([
        { body: { businessSn, specialMeaning: 'secret' } },
      ]),
    )
  })

  it('says what to do where it is not there or a stranger’s, and offers no second try', async () => {
    stageDetail(() => refusal(404, 'U00404', '内容不存在或已删除'))
    expect(await screen.findByText(/请核对编号，并用提交时的账号登录/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
    expect(screen.getByRole('link', { name: '返回列表' })).toHaveAttribute('href', `${path}?active=10&state=1`)
  })
})
