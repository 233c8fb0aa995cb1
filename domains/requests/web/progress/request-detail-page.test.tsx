import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RequestDetail } from '../../contract/detail.ts'
import { completedAnswer, detailAnswer, promiseAnswer, submittedAt } from '../../testing/page-answers.ts'
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

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

describe('the detail of a request', () => {
  it('has the title of the matter, whose turn it is, how far it is and what was sent', async () => {
    const { callsOf } = stage(() => detailAnswer())
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('海关查扣 · 演示·太阳镜 1,200 副')
    expect(screen.getByText('KL20261118000001')).toBeVisible()
    expect(callsOf(detailCall)[0]?.query).toEqual({ businessSn: 'KL20261118000001' })
    expect(await steps()).toEqual([
      '提交（已完成）11 月 18 日 10:02',
      '分析（进行中）',
      '出具方案（未开始）',
      '结案（未开始）',
    ])
    expect(screen.getByRole('region', { name: '现在轮到' })).toHaveTextContent(
      '我们我们正在核对，预计 11 月 18 日 14:02 前受理。',
    )
    const facts = screen.getByRole('region', { name: '您填的内容' })
    for (const text of ['演示·太阳镜 1200 副', '0574-555001', '演示联系人']) expect(facts).toHaveTextContent(text)
    expect(screen.getByText('未上传附件')).toBeVisible()
    expect(screen.getByRole('link', { name: '返回列表' })).toHaveAttribute(
      'href',
      '/home/speedOfProgress?active=7&state=3',
    )
    expect(screen.getByRole('link', { name: /怎样计时/ })).toHaveAttribute('href', '/home/servicePromises')
  })

  it('asks for what to do on the first day of such a case, as it stood when the case was handed in', async () => {
    const { callsOf } = stage(() => detailAnswer({ businessType: 4, disputeNation: '德国' }))
    await waitFor(() => expect(callsOf('GET /api/playbooks')).toHaveLength(1))
    expect(callsOf('GET /api/playbooks')[0]?.query).toMatchObject({
      situation: 'request-4',
      nation: '德国',
      on: '2026-11-18',
    })
  })

  it('names whom to ask, and says that it is late where it is', async () => {
    const promises = [promiseAnswer({ brokenAt: submittedAt + 1 })]
    stage(() => detailAnswer({ handler: '办案人员 VQJ7', promises }))
    expect(await screen.findByRole('region', { name: '有事找谁' })).toHaveTextContent('办案人员 VQJ7')
    expect(screen.getByRole('region', { name: '现在轮到' })).toHaveTextContent(
      '原定 11 月 18 日 14:02 前受理，已经超过，我们会尽快。',
    )
  })

  it('begins with its result once it is done; the history is folded', async () => {
    stage(() => completedAnswer({ promises: [promiseAnswer({ keptAt: submittedAt + 60_000 })] }))
    await screen.findByRole('heading', { name: '已完成：海关已放行' })
    expect(headings()[1]).toBe('已完成：海关已放行')
    expect(headings()).not.toContain('谁看过、改过这件事')
    for (const fold of ['计时明细', '谁看过、改过这件事'])
      expect((await screen.findByText(fold)).closest('details')).not.toHaveAttribute('open')
    expect((await steps())?.at(-1)).toBe('结案（已完成）11 月 19 日 16:02')
    expect(screen.getByRole('region', { name: '接下来' })).toHaveTextContent('给这个品牌做海关备案')
  })

  it('leads to the vault with the rights that a completed request names, and only then', async () => {
    const rightInfo = JSON.stringify([{ rightName: '海帆', rightNo: '7654321' }])
    stage(() => completedAnswer({ rightInfo }))
    expect(await screen.findByRole('link', { name: '加入权利台账' })).toHaveAttribute(
      'href',
      '/home/rights?form=add&businessSn=KL20261118000001',
    )
  })

  it('leads to the message desk with the number and the title of the matter', async () => {
    stage(() => completedAnswer())
    const { href } = (await screen.findByRole('link', { name: '就这件事留言' })) as HTMLAnchorElement
    const asked = new URL(href)
    expect(asked.pathname).toBe('/home/leavingAMessage')
    expect(asked.searchParams.get('subject')).toBe('KL20261118000001 海关查扣 · 演示·太阳镜 1,200 副')
    expect(screen.getByRole('link', { name: '就结果提问' })).toHaveProperty('href', href)
  })

  it('has the mark of the recordal that it names for its picture, shown whole', async () => {
    stage(() => detailAnswer({ picture: '/api/recordalIcon/demo-02519724', isMark: true }))
    await screen.findByRole('heading', { level: 1 })
    const picture = document.querySelector('header img')
    expect(picture).toHaveAttribute('src', '/api/recordalIcon/demo-02519724')
    expect(picture?.parentElement?.className).toContain('mark')
  })

  it('folds on a phone what was sent, and never on paper', async () => {
    const asked: string[] = []
    vi.stubGlobal('matchMedia', (query: string) => {
      asked.push(query)
      return { matches: query.endsWith('(max-width: 720px)'), addEventListener: () => undefined }
    })
    stage(() => detailAnswer())
    const fold = (await screen.findByText('您填的内容')).closest('details')
    expect(fold).not.toHaveAttribute('open')
    expect(fold).toHaveTextContent('演示·太阳镜 1200 副')
    expect(asked).toContain('screen and (max-width: 720px)')
  })

  it('shows why a request was not accepted, and what can be done now', async () => {
    const ipForeignOperateDTOList: RequestDetail['ipForeignOperateDTOList'] = [
      { stateAfterOperate: 1, createTime: submittedAt },
      { stateAfterOperate: 4, createTime: submittedAt + 60_000 },
    ]
    const refused = {
      state: 4,
      acceptContent: '不属于知识产权事务',
      cure: '请向承运人了解',
      actsNext: 'nobody',
    } as const
    stage(() => detailAnswer({ ...refused, ipForeignOperateDTOList }))
    expect(await steps()).toEqual([
      '提交（已完成）11 月 18 日 10:02',
      '分析（未通过）11 月 18 日 10:03不予受理',
      '出具方案（未开始）',
      '结案（未开始）',
    ])
    expect(screen.getByRole('region', { name: '不予受理：不属于知识产权事务' })).toHaveTextContent('请向承运人了解')
    expect(screen.queryByRole('region', { name: '受理说明' })).toBeNull()
  })

  it('shows files as pictures that open large, and lets them be downloaded', async () => {
    const voucher = JSON.stringify([
      {
        fileName: '通知.pdf',
        url: '/api/file/1?signature=a',
        viewUrl: '/api/file/1/view?signature=a',
        thumbnail: '/api/file/1/thumbnail?signature=a',
        size: 2048,
      },
      { fileName: '说明.docx', url: '/api/file/2?signature=b', viewUrl: null, thumbnail: null, size: 10 },
    ])
    const { user } = stage(() => detailAnswer({ voucher }))
    const gallery = within(await screen.findByRole('list', { name: '您交的材料' }))
    expect(gallery.getByText('PDF').parentElement?.querySelector('img')).toHaveAttribute(
      'src',
      '/api/file/1/thumbnail?signature=a',
    )
    await user.click(gallery.getByRole('button', { name: /通知\.pdf/ }))
    expect(within(await screen.findByRole('dialog')).getByRole('img')).toHaveAttribute(
      'src',
      '/api/file/1/view?signature=a',
    )
    expect(screen.queryByRole('button', { name: /说明\.docx/ })).toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('link', { name: '下载 说明.docx' })).toHaveAttribute('href', '/api/file/2?signature=b')
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
    expect(await screen.findByText(/海关已放行/)).toBeVisible()
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
