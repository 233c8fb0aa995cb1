import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { DeskDetail } from '../../../contract/file/detail.ts'
import { businessSn, deskDetailAnswer, deskRowAnswer, holder } from '../../../testing/desk-answers.ts'
import { refusal, stageDesk } from '../../../testing/page-stage.ts'
import { DeskDetailPage } from './desk-detail-page.tsx'
import { QueuePage } from './queue-page.tsx'

const queueCall = 'GET /api/admin/tradeMarks'
const detailCall = `${queueCall}/${businessSn}`
const agenciesCall = 'GET /api/admin/trademarkAgencies'
const actCall = (act: string) => `POST /api/admin/tradeMarks/${businessSn}/${act}`
const stepped = () => ({ fileState: 7, state: 2, step: null, can: ['terminate'] })

const agencies = () => ({ list: [holder, { id: 'p2', name: '演示·另一家代理机构', licenceNo: null }] })

describe('the queue of applications', () => {
  const rows = [
    deskRowAnswer(),
    deskRowAnswer({
      ...{ businessSn: 'SB2', trademarkName: '演示远航', kind: 'gjsbzc', paid: 0, provider: null, can: [] },
      ...{ state: 1, fileState: 1, fileStateText: '待服务商受理', classes: [9], items: 1 },
    }),
  ]
  const stage = () =>
    stageDesk(<QueuePage />, {
      path: '/trademarks',
      answers: { [queueCall]: () => ({ elements: rows, totalElements: 2 }), [agenciesCall]: agencies },
    })

  it('shows mark, customer, provider, goods and both states', async () => {
    stage()
    const [, review, open] = within(await screen.findByRole('table')).getAllByRole('row')
    expect(review).toHaveTextContent(
      /演示海帆.*国内商标注册.*演示·宁波海帆.*演示服务机构.*2 类 3 项第 9、25 类.*服务中已确认待复核/,
    )
    expect(within(review as HTMLElement).getByRole('link', { name: '复核 演示海帆' })).toHaveAttribute(
      'href',
      `/trademarks/${businessSn}`,
    )
    expect(open).toHaveTextContent(/演示远航.*国际商标注册.*—.*1 类 1 项.*待服务待付款待服务商受理/)
    expect(within(open as HTMLElement).getByRole('link', { name: '查看 演示远航' })).toBeVisible()
  })

  it('asks for what waits for the review, and for the cases of an agency', async () => {
    const { user, callsOf } = stage()
    await user.click(await screen.findByRole('button', { name: '待复核' }))
    await waitFor(() => expect(callsOf(queueCall).at(-1)?.query).toMatchObject({ fileState: '6' }))
    expect(callsOf(agenciesCall)).toEqual([])
    await user.click(screen.getByRole('button', { name: /^筛选/ }))
    await user.click(await screen.findByRole('button', { name: holder.name }))
    await waitFor(() => expect(callsOf(queueCall).at(-1)?.query).toMatchObject({ provider: holder.id }))
  })
})

const draftCheckAnswer = {
  isReadable: true,
  lines: [
    { label: '第 9 类', text: '手机', isFound: true },
    { label: '第 25 类', text: '服装', isFound: false },
  ],
}

const holds = ['trademarks.act']
const stage = (
  detail: (() => DeskDetail) | (() => Response),
  { answers = {}, as = holds }: { answers?: Record<string, () => object>; as?: string[] } = {},
) =>
  stageDesk(<DeskDetailPage />, {
    path: '/trademarks/:businessSn',
    at: `/trademarks/${businessSn}`,
    holds: as,
    answers: {
      [detailCall]: detail,
      [agenciesCall]: agencies,
      [`${detailCall}/draftCheck`]: () => draftCheckAnswer,
      'GET /api/preview': () => ({ urls: ['/api/file/f1/view?page=1'], pages: 1 }),
      ...answers,
    },
  })
type User = ReturnType<typeof stage>['user']
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }))
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the review', () => {
  it('shows the order beside the draft, and sends the case on', async () => {
    let isApproved = false
    const { user, callsOf } = stage(
      () =>
        isApproved
          ? deskDetailAnswer({ fileState: 7, fileStateText: '已复核待报送', can: ['terminate'] })
          : deskDetailAnswer(),
      {
        answers: {
          [actCall('approve')]: () => {
            isApproved = true
            return stepped()
          },
        },
      },
    )
    const review = within(await screen.findByRole('region', { name: '复核' }))
    expect(within(review.getByRole('region', { name: '客户提交的内容' })).getByText('手机')).toBeVisible()
    const lacks = (await review.findByText('订单的 2 项内容，有 1 项在草稿里没有找到')).closest('section, div, article')
    expect(lacks).toHaveTextContent('第 25 类：服装')
    const draft = within(review.getByRole('region', { name: '报件草稿' }))
    expect(await draft.findByRole('img', { name: '报件草稿.pdf 第 1 页' })).toBeInTheDocument()
    expect(draft.getByRole('link', { name: /下载 报件草稿/ })).toHaveAttribute('href', '/api/file/f1?signature=a')
    await press(user, '复核通过')
    const dialog = await dialogOf('复核通过')
    await user.type(dialog.getByLabelText(/说明/), '已核对')
    await user.click(dialog.getByRole('button', { name: '复核通过' }))
    await waitFor(() => expect(callsOf(actCall('approve'))[0]?.body).toEqual({ note: '已核对' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '复核' })).toBeNull())
    expect(screen.getByText('手机')).toBeVisible()
  })

  it('sends the draft back with a reason, which is needed', async () => {
    const { user, callsOf } = stage(deskDetailAnswer, { answers: { [actCall('sendBack')]: stepped } })
    await press(user, '退回服务商')
    const dialog = await dialogOf('退回服务商')
    await user.click(dialog.getByRole('button', { name: '退回服务商' }))
    expect(await dialog.findByText('请填写原因')).toBeVisible()
    await user.type(dialog.getByLabelText(/原因/), '第 25 类少一项')
    await user.click(dialog.getByRole('button', { name: '退回服务商' }))
    await waitFor(() => expect(callsOf(actCall('sendBack'))[0]?.body).toEqual({ reason: '第 25 类少一项' }))
  })
})

describe('a case at the desk', () => {
  it('shows who did what, and offers nothing to whoever may only read', async () => {
    stage(() => deskDetailAnswer({ can: [] }), { as: [] })
    const history = within(await screen.findByRole('list', { name: '操作记录' }))
    expect(history.getByText('agency').closest('li')).toHaveTextContent('受理待服务商受理 → 服务商已受理')
    for (const name of ['终止办理', '更换服务商', '写备注', '复核通过'])
      expect([name, screen.queryByRole('button', { name })]).toEqual([name, null])
  })

  it('changes hands with a reason, to another agency in office', async () => {
    const { user, callsOf } = stage(() => deskDetailAnswer({ fileState: 3, can: ['terminate'] }), {
      answers: { [actCall('assign')]: stepped },
    })
    await press(user, '更换服务商')
    const dialog = await dialogOf('更换服务商')
    const choices = await dialog.findByRole('combobox', { name: /服务商/ })
    expect(
      within(choices)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['请选择', '演示·另一家代理机构'])
    await user.selectOptions(choices, 'p2')
    await user.type(dialog.getByLabelText(/原因/), '原服务商停业')
    await user.click(dialog.getByRole('button', { name: '更换服务商' }))
    await waitFor(() =>
      expect(callsOf(actCall('assign'))[0]?.body).toEqual({ providerId: 'p2', reason: '原服务商停业' }),
    )
  })

  it('is given to nobody before it is paid, nor once it is over', async () => {
    stage(() => deskDetailAnswer({ fileState: 1, state: 1, paid: 0, holder: null, provider: null, can: [] }))
    await screen.findByText('操作记录')
    expect(screen.queryByRole('button', { name: '指派服务商' })).toBeNull()
  })

  it('is ended with a reason; where a colleague was faster, it is read again', async () => {
    const { user, callsOf } = stage(() => deskDetailAnswer({ fileState: 3, can: ['terminate'] }), {
      answers: { [actCall('terminate')]: () => refusal(409, 'U00409', '当前为“办理终止”，不能终止办理') },
    })
    await press(user, '终止办理')
    const dialog = await dialogOf('终止办理')
    await user.type(dialog.getByLabelText(/原因/), '客户要求')
    await user.click(dialog.getByRole('button', { name: '终止办理' }))
    await waitFor(() => expect(callsOf(actCall('terminate'))[0]?.body).toEqual({ reason: '客户要求' }))
    await waitFor(() => expect(callsOf(detailCall)).toHaveLength(2))
  })

  it('takes a remark about one of its classes', async () => {
    const remark = 'POST /api/asistantRemark'
    const { user, callsOf } = stage(deskDetailAnswer, { answers: { [remark]: () => ({ id: 'r1' }) } })
    await press(user, '写备注')
    const dialog = await dialogOf('写备注')
    await user.selectOptions(dialog.getByRole('combobox', { name: /类别/ }), '25')
    await user.type(dialog.getByRole('textbox', { name: /备注/ }), '建议加童装')
    await user.click(dialog.getByRole('button', { name: '写备注' }))
    await waitFor(() =>
      expect(callsOf(remark)[0]?.body).toEqual({ orderSn: businessSn, class_id: 25, text: '建议加童装' }),
    )
  })

  it('that is over shows what came of it', async () => {
    stage(() =>
      deskDetailAnswer({ fileState: 99, state: 4, fileStateText: '办理终止', endReason: '客户要求', can: [] }),
    )
    expect(await screen.findByText('客户要求')).toBeVisible()
    expect(screen.queryByRole('button', { name: '更换服务商' })).toBeNull()
  })

  it('that is not there says so', async () => {
    stage(() => refusal(404, 'U00404', '记录不存在'))
    expect(await screen.findByText('申请详情加载失败')).toBeVisible()
  })
})
