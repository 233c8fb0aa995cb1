import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { deskAnswer, queueRowAnswer, submittedAt } from '../../testing/page-answers.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import { DeskDetailPage } from './desk-detail-page.tsx'
import { QueuePage } from './queue-page.tsx'

const sn = 'KL20261118000001'
const stageDetail = (answers: Parameters<typeof stagePage>[1]['answers']) =>
  stagePage(<DeskDetailPage />, { path: '/requests/:businessSn', at: `/requests/${sn}`, answers })
const buttons = (names: RegExp) =>
  screen.queryAllByRole('button', { name: names }).map(({ textContent }) => textContent)
const steps = /^(受理|不予受理|办结)$/

afterEach(() => localStorage.clear())

describe('the queue of the desk', () => {
  const queueCall = 'GET /api/admin/requests'
  const stage = (elements = [queueRowAnswer()]) =>
    stagePage(<QueuePage />, {
      path: '/requests',
      answers: { [queueCall]: () => ({ elements, totalElements: elements.length }) },
    })

  it('offers of each row what the server says may be done', async () => {
    stage([
      queueRowAnswer(),
      queueRowAnswer({ businessSn: 'KL2', state: 2, can: ['complete'] }),
      queueRowAnswer({ businessSn: 'KL3', state: 3, can: [] }),
    ])
    const [, waiting, running, done] = within(await screen.findByRole('table')).getAllByRole('row')
    const namesIn = (row: HTMLElement | undefined) =>
      row
        ? within(row)
            .queryAllByRole('button')
            .map(({ textContent }) => textContent)
        : []
    expect([waiting, running, done].map(namesIn)).toEqual([['受理', '不予受理'], ['办结'], []])
    expect(waiting).toHaveTextContent(/演示出口企业.*demo.*演示·太阳镜 1200 副/)
  })

  it('searches by keyword, state and kind', async () => {
    const { user, callsOf } = stage()
    await screen.findByRole('table')
    await user.type(screen.getByRole('searchbox', { name: '关键词' }), ' 太阳镜 {Enter}')
    await waitFor(() => expect(callsOf(queueCall).at(-1)?.query).toMatchObject({ keyword: '太阳镜', pgCount: '8' }))
    await user.selectOptions(screen.getByRole('combobox', { name: '业务类型' }), '海关查扣应对')
    await user.click(screen.getByRole('button', { name: '待受理' }))
    await waitFor(() =>
      expect(callsOf(queueCall).at(-1)?.query).toMatchObject({ keyword: '太阳镜', businessType: '7', state: '1' }),
    )
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
    await waitFor(() => expect(buttons(steps)).toEqual(['办结']))
    expect(callsOf(`POST /api/admin/requests/${sn}/accept`)).toMatchObject([
      { body: { acceptContent: '已安排', note: '急件' }, key: expect.any(String) },
    ])
  })

  it('is refused only with a reason', async () => {
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
    await waitFor(() => expect(callsOf(reject)).toHaveLength(1))
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
    await waitFor(() => expect(buttons(steps)).toEqual(['办结']))
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
