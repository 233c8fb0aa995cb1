import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deskAnswer, overviewAnswer, queueRowAnswer, submittedAt, viewsAnswer } from '../../testing/page-answers.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import { DeskDetailPage } from './desk-detail-page.tsx'
import { QueuePage } from './queue-page.tsx'

const sn = 'KL20261118000001'
const stageDetail = (answers: Parameters<typeof stagePage>[1]['answers']) =>
  stagePage(<DeskDetailPage />, {
    path: '/requests/:businessSn',
    at: `/requests/${sn}`,
    answers: { [`GET /api/admin/requests/${sn}/reply-blocks`]: () => ({ list: [] }), ...answers },
  })
const buttons = (names: RegExp) =>
  screen.queryAllByRole('button', { name: names }).map(({ textContent }) => textContent)
const steps = /^(受理|不予受理|完成)$/

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

describe('the queue of the desk', () => {
  const queueCall = 'GET /api/admin/requests'
  const stage = (elements = [queueRowAnswer()]) =>
    stagePage(<QueuePage />, {
      path: '/requests',
      answers: {
        [queueCall]: () => ({ elements, totalElements: elements.length, totalIsExact: true }),
        'GET /api/admin/desk/overview': () => overviewAnswer(),
        'GET /api/admin/desk/views': () => viewsAnswer(),
      },
    })

  it('offers of each row what the server says may be done', async () => {
    const { user } = stage([
      queueRowAnswer({ title: '太阳镜' }),
      queueRowAnswer({ businessSn: 'KL2', state: 2, can: ['complete'], assignee: { id: 'u1', username: 'demo' } }),
      queueRowAnswer({ businessSn: 'KL3', state: 3, actsNext: 'nobody', can: [] }),
    ])
    const [, waiting, running, done] = within(await screen.findByRole('table')).getAllByRole('row')
    const namesIn = (row: HTMLElement | undefined) =>
      row
        ? within(row)
            .queryAllByRole('button')
            .map(({ textContent }) => textContent)
            .filter(Boolean)
        : []
    expect([waiting, running, done].map(namesIn)).toEqual([['领取'], ['写结果'], []])
    expect(waiting).toHaveTextContent(/太阳镜KL20261118000001.*演示出口企业.*demo/)
    await user.click(screen.getByRole('button', { name: /^更多操作 太阳镜/ }))
    const menu = await screen.findAllByRole('menuitem')
    expect(menu.map(({ textContent }) => textContent)).toEqual(['查看详情', '受理', '不予受理', '分派给同事'])
  })

  it('says of a customer who was asked until when, and that nothing came by then', async () => {
    // A day that is near is called 明天 or 今天.
    vi.useFakeTimers({ now: submittedAt, toFake: ['Date'] })
    const dueTime = Date.parse('2026-11-25T23:59:59.999+08:00')
    const asked = (overdue: boolean) => ({
      actsNext: 'customer' as const,
      nextDue: dueTime,
      promises: [],
      supplement: { round: 1, dueTime, overdue },
    })
    stage([queueRowAnswer(asked(false)), queueRowAnswer({ businessSn: 'KL2', ...asked(true) })])
    const [, waiting, passed] = within(await screen.findByRole('table')).getAllByRole('row')
    expect(waiting).toHaveTextContent(/等客户补交.*11-25 23:59客户的期限，计时已停/)
    expect(passed).toHaveTextContent(/客户没有按时补交.*11-25 23:59客户的期限已过/)
    expect(passed).not.toHaveTextContent('超')
  })

  it('stands in the order of what is due next, or of the submissions', async () => {
    const { user, callsOf } = stage()
    await screen.findByRole('table')
    expect(callsOf(queueCall)[0]?.query).toMatchObject({ sort: 'due' })
    await user.click(screen.getByRole('button', { name: '事项' }))
    await waitFor(() => expect(callsOf(queueCall).at(-1)?.query.sort ?? '').toBe(''))
    expect(screen.getByRole('columnheader', { name: '事项' })).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getByRole('columnheader', { name: '到期' })).not.toHaveAttribute('aria-sort')
  })

  it('searches by keyword, state and kind', async () => {
    const { user, callsOf } = stage()
    await screen.findByRole('table')
    await user.type(screen.getByRole('searchbox', { name: '关键词' }), ' 太阳镜 {Enter}')
    await waitFor(() => expect(callsOf(queueCall).at(-1)?.query).toMatchObject({ keyword: '太阳镜', pgCount: '8' }))
    await user.click(screen.getByRole('button', { name: '筛选' }))
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }))
    await user.click(sheet.getByRole('button', { name: '海关查扣应对' }))
    await user.click(sheet.getByRole('button', { name: '待受理' }))
    await user.click(sheet.getByRole('button', { name: '看 1 件' }))
    await waitFor(() =>
      expect(callsOf(queueCall).at(-1)?.query).toMatchObject({ keyword: '太阳镜', businessType: '7', state: '1' }),
    )
    await user.click(screen.getByRole('button', { name: '移除筛选 业务：海关查扣应对' }))
    await waitFor(() => expect(callsOf(queueCall).at(-1)?.query.businessType ?? '').toBe(''))
    expect(callsOf(queueCall).at(-1)?.query).toMatchObject({ keyword: '太阳镜', state: '1' })
  })
})

describe('a request at the desk', () => {
  it('is accepted with a remark and a note, and then shows the next step', async () => {
    let isAccepted = false
    const { user, callsOf } = stageDetail({
      [`GET /api/admin/requests/${sn}`]: () =>
        isAccepted ? deskAnswer({ state: 2, can: ['complete'], acceptContent: '已安排' }) : deskAnswer(),
      [`POST /api/admin/requests/${sn}/accept`]: () => {
        isAccepted = true
        return {}
      },
    })
    await user.click(await screen.findByRole('button', { name: '受理' }))
    const dialog = await screen.findByRole('dialog', { name: '受理该业务' })
    await user.type(within(dialog).getByRole('textbox', { name: /受理说明/ }), '已安排')
    await user.type(within(dialog).getByRole('textbox', { name: /内部备注/ }), '急件')
    await user.click(within(dialog).getByRole('button', { name: '受理' }))
    await waitFor(() => expect(buttons(steps)).toEqual(['完成']))
    expect(callsOf(`POST /api/admin/requests/${sn}/accept`)).toMatchObject([
      { body: { acceptContent: '已安排', note: '急件' }, key: expect.any(String) },
    ])
  })

  it('is refused only with a reason and a way on', async () => {
    const reject = `POST /api/admin/requests/${sn}/reject`
    const { user, callsOf } = stageDetail({
      [`GET /api/admin/requests/${sn}`]: () => deskAnswer(),
      [reject]: () => ({}),
    })
    await user.click(await screen.findByRole('button', { name: '不予受理' }))
    const dialog = await screen.findByRole('dialog', { name: '不予受理' })
    await user.click(within(dialog).getByRole('button', { name: '不予受理' }))
    const reason = within(dialog).getByRole('textbox', { name: /不予受理的原因/ })
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/请填写不予受理的原因/))
    expect(callsOf(reject)).toEqual([])
    await user.type(reason, '不涉及知识产权')
    await user.click(within(dialog).getByRole('button', { name: '不予受理' }))
    const cure = within(dialog).getByRole('textbox', { name: /客户现在可以怎么办/ })
    await waitFor(() => expect(cure).toHaveAccessibleDescription(/请填写客户现在可以怎么办/))
    await user.type(cure, '请向承运人了解')
    await user.click(within(dialog).getByRole('button', { name: '不予受理' }))
    await waitFor(() =>
      expect(callsOf(reject)).toMatchObject([
        { body: { acceptContent: '不涉及知识产权', cure: '请向承运人了解', note: '' } },
      ]),
    )
  })

  it('records the call about the full plan', async () => {
    let isCalled = false
    const called = `POST /api/admin/requests/${sn}/called`
    const plan = { state: 3, qmfaName: '周晓', qmfaPhone: '13600000000' } as const
    const { user, callsOf } = stageDetail({
      [`GET /api/admin/requests/${sn}`]: () =>
        deskAnswer({ ...plan, can: isCalled ? [] : ['recordCall'], calledTime: isCalled ? submittedAt : null }),
      [called]: () => {
        isCalled = true
        return {}
      },
    })
    expect(await screen.findByText('尚未回电')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '登记已回电' }))
    const dialog = await screen.findByRole('dialog', { name: '登记已回电' })
    await user.type(within(dialog).getByRole('textbox', { name: /内部备注/ }), '周二再谈')
    await user.click(within(dialog).getByRole('button', { name: '登记已回电' }))
    await waitFor(() => expect(screen.queryByText('尚未回电')).toBeNull())
    expect(callsOf(called)).toMatchObject([{ body: { note: '周二再谈' } }])
  })

  it('says who was faster and shows what is true now', async () => {
    let isTaken = false
    const { user } = stageDetail({
      [`GET /api/admin/requests/${sn}`]: () => (isTaken ? deskAnswer({ state: 2, can: ['complete'] }) : deskAnswer()),
      [`POST /api/admin/requests/${sn}/accept`]: () => {
        isTaken = true
        return refusal(409, 'U00409', 'admin 已于 11/18 10:05 执行“受理”，请刷新后查看')
      },
    })
    await user.click(await screen.findByRole('button', { name: '受理' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '受理' }))
    expect(await screen.findByText(/admin 已于/)).toBeVisible()
    await waitFor(() => expect(buttons(steps)).toEqual(['完成']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows history and notes', async () => {
    stageDetail({
      [`GET /api/admin/requests/${sn}`]: () =>
        deskAnswer({
          state: 2,
          can: ['complete'],
          notes: [{ note: '先核对商标号', actor: 'staff', createTime: submittedAt }],
          history: [
            { action: 'submit', stateBefore: null, stateAfterOperate: 1, createTime: submittedAt, actor: 'demo' },
            {
              action: 'accept',
              stateBefore: 1,
              stateAfterOperate: 2,
              createTime: submittedAt + 60_000,
              actor: 'staff',
            },
          ],
        }),
    })
    const history = await screen.findByRole('region', { name: '操作记录' })
    expect(
      within(history)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2026-11-18 10:02demo提交待受理', '2026-11-18 10:03staff受理待受理 → 服务中'])
    expect(screen.getByRole('region', { name: '内部备注' })).toHaveTextContent('先核对商标号')
  })
})
