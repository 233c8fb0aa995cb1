import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { RequestDetail } from '../../contract/detail.ts'
import { completedAnswer, detailAnswer, submittedAt } from '../../testing/page-answers.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import { RequestDetailPage } from './request-detail-page.tsx'

const planCall = 'POST /api/submitQuanMianFangAn'
const detailCall = 'GET /api/serchUserIpForeignInfoDetail'

const stage = (detail: () => RequestDetail | Response, plan: () => object = () => ({})) =>
  stagePage(<RequestDetailPage />, {
    path: '/home/speedOfProgress',
    at: '/home/speedOfProgress?active=7&state=3&businessSn=KL20261118000001',
    answers: { [detailCall]: detail, [planCall]: plan },
  })
const steps = async () =>
  within(await screen.findByRole('list', { name: '办理进度' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

afterEach(() => localStorage.clear())

describe('the detail of a request', () => {
  it('shows what was sent and what comes next', async () => {
    const { callsOf } = stage(() => detailAnswer())
    expect(await steps()).toEqual(['待受理（进行中）2026-11-18 10:02', '服务中（未开始）', '已完成（未开始）'])
    expect(callsOf(detailCall)[0]?.query).toEqual({ businessSn: 'KL20261118000001' })
    const facts = screen.getByRole('region', { name: '申请信息' })
    for (const text of Object.values(['演示·太阳镜 1200 副', '0574-555001', '演示联系人']))
      expect(facts).toHaveTextContent(text)
    expect(screen.getByText('未上传附件')).toBeVisible()
    expect(screen.queryByText('处理结果')).toBeNull()
    expect(screen.getByRole('link', { name: '返回列表' })).toHaveAttribute(
      'href',
      '/home/speedOfProgress?active=7&state=3',
    )
  })

  it('says who acts next, by when, and how that is counted', async () => {
    stage(() => detailAnswer())
    const next = await screen.findByRole('region', { name: '谁来处理、何时之前' })
    expect(next).toHaveTextContent('由受理台处理')
    expect(next).toHaveTextContent('目标时限 2026-11-18 14:02 前')
    expect(next).not.toHaveTextContent('承诺')
    expect(within(next).getByRole('link', { name: '怎样计时' })).toHaveAttribute('href', '/home/servicePromises')
  })

  it('shows why a request was not accepted, and what can be done now', async () => {
    const ipForeignOperateDTOList: RequestDetail['ipForeignOperateDTOList'] = [
      { stateAfterOperate: 1, createTime: submittedAt },
      { stateAfterOperate: 4, createTime: submittedAt + 60_000 },
    ]
    const refused = { state: 4, acceptContent: '不属于知识产权事务', cure: '请向承运人了解' } as const
    stage(() => detailAnswer({ ...refused, ipForeignOperateDTOList }))
    expect(await steps()).toEqual([
      '待受理（已完成）2026-11-18 10:02',
      '不予受理（未通过）2026-11-18 10:03不属于知识产权事务',
    ])
    expect(screen.getByRole('region', { name: '现在可以怎么办' })).toHaveTextContent('请向承运人了解')
    expect(screen.queryByRole('region', { name: '受理说明' })).toBeNull()
  })

  it('lets files be seen and downloaded, and a Word file only downloaded', async () => {
    const voucher = JSON.stringify([
      {
        fileName: '通知.pdf',
        url: '/api/file/1?signature=a',
        viewUrl: '/api/file/1/view?signature=a',
        thumbnail: null,
        size: 2048,
      },
      { fileName: '说明.docx', url: '/api/file/2?signature=b', viewUrl: null, thumbnail: null, size: 10 },
    ])
    stage(() => detailAnswer({ voucher }))
    expect(await screen.findByRole('link', { name: '查看 通知.pdf' })).toHaveAttribute(
      'href',
      '/api/file/1/view?signature=a',
    )
    expect(screen.getByRole('link', { name: '下载 说明.docx' })).toHaveAttribute('href', '/api/file/2?signature=b')
    expect(screen.queryByRole('link', { name: '查看 说明.docx' })).toBeNull()
  })

  it('asks once for the full plan, names the fee, and then shows whom the expert calls', async () => {
    let isAsked = false
    const asked = { qmfaName: '周晓', qmfaPhone: '13600000000', can: [] }
    const { user, callsOf } = stage(
      () => completedAnswer(isAsked ? asked : {}),
      () => {
        isAsked = true
        return {}
      },
    )
    expect(await screen.findByText('海关已放行')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '申请全面解决方案' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(/第三方提供，可能产生费用.*30 分钟内/)
    const name = within(dialog).getByRole('textbox', { name: /联系人姓名/ })
    await user.clear(name)
    await user.click(within(dialog).getByRole('button', { name: '提交' }))
    expect(name).toHaveAccessibleDescription('请输入联系人姓名')
    await user.type(name, '周晓')
    await user.click(within(dialog).getByRole('button', { name: '提交' }))
    expect(await screen.findByRole('link', { name: '13600000000' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '申请全面解决方案' })).toBeNull()
    expect(callsOf(planCall)).toMatchObject([
      { body: { businessSn: 'KL20261118000001', qmfaName: '周晓', qmfaPhone: '0574-555001' } },
    ])
  })

  it('shows what is true when somebody asked for the plan meanwhile', async () => {
    let isAsked = false
    const { user } = stage(
      () => completedAnswer(isAsked ? { qmfaName: '周晓', qmfaPhone: '13600000000', can: [] } : {}),
      () => {
        isAsked = true
        return refusal(409, 'U00409', '已申请过全面解决方案，请勿重复提交')
      },
    )
    await user.click(await screen.findByRole('button', { name: '申请全面解决方案' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '提交' }))
    expect(await screen.findByText('13600000000')).toBeVisible()
    await waitFor(() => expect(screen.getByText('已申请过全面解决方案，请勿重复提交')).toBeVisible())
  })

  it('says what to do where the record is not there or a stranger’s, and offers no second try', async () => {
    stage(() => refusal(404, 'U00404', '内容不存在或已删除'))
    expect(await screen.findByText('内容不存在或已删除')).toBeVisible()
    expect(screen.getByText(/请核对编号，并用提交时的账号登录/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
    expect(screen.getByRole('link', { name: '返回列表' })).toBeVisible()
  })
})
