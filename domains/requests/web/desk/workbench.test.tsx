import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DeskDetail } from '../../contract/detail.ts'
import type { DecisionView } from '../../contract/workbench/decision.ts'
import { deskAnswer, overviewAnswer, queueRowAnswer, submittedAt, viewsAnswer } from '../../testing/page-answers.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import { ComparePage } from './compare-page.tsx'
import { DeskDetailPage } from './desk-detail-page.tsx'
import { DeskSettingsPage } from './desk-settings-page.tsx'
import { QueuePage } from './queue-page.tsx'
import { ReplyBlocksPage } from './reply-blocks-page.tsx'

const sn = 'KL20261118000001'
const detailCall = `GET /api/admin/requests/${sn}`
const overviewCall = 'GET /api/admin/desk/overview'
type Answers = Parameters<typeof stagePage>[1]['answers']
/** The detail, changed by each step that is taken on it. */
const stageDetail = (
  first: Partial<DeskDetail>,
  steps: Record<string, Partial<DeskDetail>> = {},
  more: Answers = {},
) => {
  let now = first
  const taking = Object.entries(steps).map(([name, next]) => [
    `POST /api/admin/requests/${sn}/${name}`,
    () => {
      now = { ...now, ...next }
      return {}
    },
  ])
  return stagePage(<DeskDetailPage />, {
    path: '/requests/:businessSn',
    at: `/requests/${sn}`,
    answers: {
      [detailCall]: () => deskAnswer(now),
      [overviewCall]: () => overviewAnswer(),
      ...Object.fromEntries(taking),
      ...more,
    },
  })
}

afterEach(() => localStorage.clear())

it('a case that may be sent twice says which others there are, and which its customer sent a moment before', async () => {
  const other = { state: 1, createTime: submittedAt, subject: '灯串 20 箱' } as const
  stageDetail({
    duplicates: [
      { ...other, businessSn: 'KL20261118000008', justBefore: false },
      { ...other, businessSn: 'KL20261118000007', justBefore: true },
    ],
  })
  expect(await screen.findByText('可能与其他业务重复')).toBeVisible()
  const [later, before] = ['8', '7'].map((end) =>
    screen.getByRole('link', { name: `比对 KL2026111800000${end}` }).closest('li'),
  )
  expect(later).not.toHaveTextContent('同一客户')
  expect(before).toHaveTextContent('同一客户在本件之前一分钟内提交')
})

describe('who has a case', () => {
  it('is said, and changes by taking and giving back', async () => {
    const { user } = stageDetail(
      {},
      { take: { assignee: { id: 'u1', username: 'demo' } }, 'give-back': { assignee: null } },
    )
    const card = within(await screen.findByRole('region', { name: '办理人' }))
    expect(card.getByText('尚未分派')).toBeVisible()
    await user.click(card.getByRole('button', { name: '领取' }))
    expect(await card.findByText('demo（我）')).toBeVisible()
    await user.click(card.getByRole('button', { name: '退回' }))
    expect(await card.findByText('尚未分派')).toBeVisible()
  })

  it('is chosen among colleagues with what each has already', async () => {
    const { user, callsOf } = stageDetail({}, { give: { assignee: { id: 'u2', username: 'admin' } } })
    await user.click(await screen.findByRole('button', { name: '分派给同事' }))
    const dialog = within(await screen.findByRole('dialog', { name: '分派给同事' }))
    await user.click(await dialog.findByRole('radio', { name: /^admin.*在办 5.*超时 1$/ }))
    await user.click(dialog.getByRole('button', { name: '分派' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsOf(`POST /api/admin/requests/${sn}/give`)).toMatchObject([{ body: { assignee: 'u2' } }])
    expect(await screen.findByText('admin')).toBeVisible()
  })

  it('says who was faster and shows what is true now', async () => {
    const taken = `POST /api/admin/requests/${sn}/take`
    let holder: DeskDetail['assignee'] = null
    const { user } = stageDetail(
      {},
      {},
      {
        [detailCall]: () => deskAnswer({ assignee: holder }),
        [taken]: () => {
          holder = { id: 'u2', username: 'admin' }
          return refusal(409, 'U00409', '该业务已由 admin 办理，请刷新后查看')
        },
      },
    )
    await user.click(await screen.findByRole('button', { name: '领取' }))
    expect(await screen.findByText(/已由 admin 办理/)).toBeVisible()
    expect(await screen.findByText('admin')).toBeVisible()
  })
})

describe('a note', () => {
  it('is added and stands there; an empty one is refused', async () => {
    const notes = [{ note: '与上一单同一货柜', actor: 'demo', createTime: submittedAt }]
    const { user, callsOf } = stageDetail({}, { notes: { notes } })
    const card = within(await screen.findByRole('region', { name: '内部备注' }))
    await user.click(card.getByRole('button', { name: '添加备注' }))
    await waitFor(() => expect(card.getByRole('textbox')).toHaveAccessibleDescription(/请填写备注/))
    await user.type(card.getByRole('textbox'), '与上一单同一货柜')
    await user.click(card.getByRole('button', { name: '添加备注' }))
    expect(await card.findByText('与上一单同一货柜', { selector: 'li span' })).toBeVisible()
    expect(card.getByRole('textbox')).toHaveValue('')
    expect(callsOf(`POST /api/admin/requests/${sn}/notes`)).toHaveLength(1)
  })
})

const decision = (changes: Partial<DecisionView> = {}): DecisionView => ({
  action: 'reject',
  text: '不涉及知识产权',
  cure: '请向承运人了解',
  actor: 'admin',
  createTime: submittedAt,
  outcome: null,
  reviewer: null,
  reason: null,
  outcomeTime: null,
  can: ['confirm', 'return'],
  ...changes,
})

describe('a decision that waits for a second pair of eyes', () => {
  it('is told as waiting when it is put, and not as done', async () => {
    const reject = `POST /api/admin/requests/${sn}/reject`
    const { user } = stageDetail(
      { can: ['reject'] },
      {},
      {
        [`GET /api/admin/requests/${sn}/reply-blocks`]: () => ({ list: [] }),
        [reject]: () => ({ pending: true }),
      },
    )
    await user.click(await screen.findByRole('button', { name: '不予受理' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /不予受理的原因/ }), '不涉及')
    await user.type(dialog.getByRole('textbox', { name: /客户现在可以怎么办/ }), '可向承运人了解')
    await user.click(dialog.getByRole('button', { name: '不予受理' }))
    expect(await screen.findByText('已提交，等待另一位工作人员复核')).toBeVisible()
    expect(screen.queryByText('已标记为不予受理')).toBeNull()
  })

  it('is confirmed by another, or returned with a reason', async () => {
    const { user, callsOf } = stageDetail(
      { can: [], decisions: [decision()] },
      {
        'decision/return': {
          decisions: [
            decision({ outcome: 'returned', reviewer: 'demo', reason: '缺依据', outcomeTime: submittedAt, can: [] }),
          ],
        },
      },
    )
    expect(await screen.findByText('“不予受理”等待复核')).toBeVisible()
    expect(screen.getByRole('button', { name: '复核通过' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '退回' }))
    const dialog = within(await screen.findByRole('dialog', { name: '退回决定' }))
    await user.click(dialog.getByRole('button', { name: '退回' }))
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/请填写退回的原因/))
    await user.type(dialog.getByRole('textbox'), '缺依据')
    await user.click(dialog.getByRole('button', { name: '退回' }))
    await user.click(await screen.findByText('复核记录'))
    const record = screen.getByRole('list', { name: '复核记录' })
    await waitFor(() => expect(record).toHaveTextContent(/admin 提交“不予受理”.*demo 复核退回.*缺依据/))
    expect(screen.queryByText('“不予受理”等待复核')).toBeNull()
    expect(callsOf(`POST /api/admin/requests/${sn}/decision/return`)).toMatchObject([{ body: { reason: '缺依据' } }])
  })

  it('can only be withdrawn by whoever put it', async () => {
    stageDetail({ can: [], decisions: [decision({ actor: 'demo', can: ['withdraw'] })] })
    expect(await screen.findByRole('button', { name: '撤回' })).toBeVisible()
    for (const name of ['复核通过', '退回']) expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('a reply block', () => {
  it('is put where the reply is written, behind what stands there, and can be changed', async () => {
    const accept = `POST /api/admin/requests/${sn}/accept`
    const { user, callsOf } = stageDetail(
      {},
      { accept: { can: ['complete'], state: 2 } },
      {
        [`GET /api/admin/requests/${sn}/reply-blocks`]: () => ({
          list: [{ id: 'b1', title: '受理·通用', text: '林晓您好，已受理' }],
        }),
      },
    )
    await user.click(await screen.findByRole('button', { name: '受理' }))
    const dialog = within(await screen.findByRole('dialog'))
    const text = dialog.getByRole('textbox', { name: /受理说明/ })
    await user.type(text, '您好')
    await user.selectOptions(
      await dialog.findByRole('combobox', { name: /答复模板/ }),
      await dialog.findByRole('option', { name: '受理·通用' }),
    )
    expect(text).toHaveValue('您好\n林晓您好，已受理')
    await user.type(text, '。')
    await user.click(dialog.getByRole('button', { name: '受理' }))
    await waitFor(() =>
      expect(callsOf(accept)).toMatchObject([{ body: { acceptContent: '您好\n林晓您好，已受理。' } }]),
    )
  })

  it('is written with fields at a press, and a wrong one is refused before it is sent', async () => {
    const { user, callsOf } = stagePage(<ReplyBlocksPage />, {
      path: '/reply-blocks',
      answers: {
        'GET /api/admin/reply-blocks': () => ({ elements: [], totalElements: 0 }),
        'POST /api/admin/reply-blocks': () => ({ id: 'b1' }),
      },
    })
    expect(await screen.findByText('还没有模板')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '新建模板' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新建模板' }))
    await user.type(dialog.getByRole('textbox', { name: /模板名称/ }), '补材料')
    const text = dialog.getByRole('textbox', { name: /模板内容/ })
    await user.type(text, '{{phone}您好')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(text).toHaveAccessibleDescription(/没有名为“phone”的字段/))
    await user.clear(text)
    await user.click(dialog.getByRole('button', { name: '插入字段：联系人姓名' }))
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(callsOf('POST /api/admin/reply-blocks')).toHaveLength(1))
    expect(callsOf('POST /api/admin/reply-blocks')).toMatchObject([{ body: { title: '补材料', text: '{lxrName}' } }])
  })
})

describe('the queue', () => {
  const queueCall = 'GET /api/admin/requests'
  const exportCall = 'GET /api/admin/desk/requests-export'
  const stage = () =>
    stagePage(<QueuePage />, {
      path: '/requests',
      answers: {
        [queueCall]: () => ({
          elements: [
            queueRowAnswer({
              duplicates: 1,
              repeatOf: 'KL20261118000009',
              pending: { action: 'reject', actor: 'admin', mine: false },
              assignee: { id: 'u2', username: 'admin' },
              can: [],
            }),
          ],
          totalElements: 10_000,
          totalIsExact: false,
        }),
        [overviewCall]: () => overviewAnswer({ pending: { all: 1, forViewer: 1 } }),
        'GET /api/admin/desk/views': () => viewsAnswer(),
        [exportCall]: () => new Response('x', { headers: { 'content-type': 'text/csv' } }),
      },
    })

  it('marks what waits for review and what may be sent twice, and says where counting ended', async () => {
    stage()
    const [, row] = within(await screen.findByRole('table')).getAllByRole('row')
    expect(row).toHaveTextContent(/不予受理待复核.*疑似重复 KL20261118000009.*admin/)
    expect(screen.getByText('共 10000 件以上')).toBeVisible()
  })

  it('filters by person, level and review, with how much there is of each', async () => {
    const { user, callsOf } = stage()
    await user.click(await screen.findByRole('button', { name: '筛选' }))
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }))
    await user.click(await sheet.findByRole('button', { name: '用时过半 2' }))
    await user.click(sheet.getByRole('button', { name: '待复核 1' }))
    expect(sheet.getByRole('button', { name: 'admin（5 件，超时 1）' })).toBeVisible()
    await user.click(sheet.getByRole('button', { name: '未分派（3 件）' }))
    await waitFor(() =>
      expect(callsOf(queueCall).at(-1)?.query).toMatchObject({ level: '50', pending: '1', assignee: 'none' }),
    )
  })

  it('has views, each with how many cases it has, and none for reviews while nothing waits for the viewer', async () => {
    const { user, callsOf } = stage()
    await user.click(await screen.findByRole('button', { name: '没人领取 3' }))
    await waitFor(() => expect(callsOf(queueCall).at(-1)?.query).toMatchObject({ view: 'free', sort: 'due' }))
    const views = within(screen.getByRole('group', { name: '视图' })).getAllByRole('button')
    expect(views.map(({ textContent }) => textContent)).toEqual([
      '轮到我的 2',
      '已超时 1',
      '今天到期 4',
      '没人领取 3',
      '等客户的 0',
      '全部',
    ])
  })

  it('is exported as it is filtered, contacts only when asked for', async () => {
    const saved: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    // The address is given up a minute later.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { user, callsOf } = stage()
    await user.click(await screen.findByRole('button', { name: '已超时 1' }))
    for (const contacts of ['0', '1']) {
      await user.click(screen.getByRole('button', { name: '导出' }))
      const dialog = within(await screen.findByRole('dialog', { name: '导出业务列表' }))
      await user.click(dialog.getByRole('radio', { name: 'CSV' }))
      if (contacts === '1') await user.click(dialog.getByRole('checkbox', { name: '包含联系人姓名与电话' }))
      await user.click(dialog.getByRole('button', { name: '导出' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(callsOf(exportCall).at(-1)?.query).toMatchObject({ format: 'csv', view: 'late', contacts })
    }
    expect(saved).toEqual([expect.stringMatching(/^海外维权业务-\d{4}-\d\d-\d\d\.csv$/), expect.any(String)])
  })
})

describe('two requests side by side', () => {
  it('say line by line what is the same and what is not', async () => {
    const other = 'KL20261110000002'
    stagePage(<ComparePage />, {
      path: '/requests/:businessSn/compare/:other',
      at: `/requests/${sn}/compare/${other}`,
      answers: {
        [detailCall]: () => deskAnswer(),
        [`GET /api/admin/requests/${other}`]: () => deskAnswer({ businessSn: other, seizureReason: '另一个原因' }),
      },
    })
    const table = within(await screen.findByRole('table', { name: '两项业务逐项比对' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['项目', sn, other])
    const differing = table.getAllByRole('row').filter((row) => row.textContent?.includes('不同'))
    expect(differing).toHaveLength(1)
    expect(differing[0]).toHaveTextContent(/查扣原因不同.*另一个原因/)
  })
})

describe('the settings of the desk', () => {
  it('turn four eyes on, and say when there is nobody for it', async () => {
    let answer: object = { fourEyes: true, savedAt: submittedAt, staff: 2 }
    const put = 'PUT /api/admin/desk/settings'
    const { user, callsOf } = stagePage(<DeskSettingsPage />, {
      path: '/desk-settings',
      answers: {
        'GET /api/admin/desk/settings': () => ({ fourEyes: false, savedAt: null, staff: 1 }),
        [put]: () => answer,
      },
    })
    answer = refusal(409, 'U00409', '在职工作人员少于两名，无法开启双人复核')
    await user.click(await screen.findByRole('checkbox', { name: /另一位工作人员复核/ }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('在职工作人员少于两名，无法开启双人复核')).toBeVisible()
    expect(callsOf(put)).toMatchObject([{ body: { fourEyes: true } }])
  })
})
