import { customer, refusal, setStage } from '@portal/accounts/testing/page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DeadlineDetail } from '../../contract/deadline.ts'
import { deadlinePath, deadlinesPath } from '../../contract/paths.ts'
import { detailAnswer, rowAnswer } from '../../testing/own-answers.ts'
import { CaseDeadlines } from './case-deadlines.tsx'
import { DetailPage } from './detail-page.tsx'

const { id } = rowAnswer()
const detailCall = `GET /api/deadlines/${id}`

type Answers = Parameters<typeof setStage>[0]['answers']
const stage = (detail: () => object, answers: Answers = {}) =>
  act(async () =>
    setStage({
      pages: { [deadlinesPath]: <DetailPage id={id} /> },
      at: deadlinePath(id),
      as: customer,
      answers: { [detailCall]: detail, ...answers },
    }),
  )

it('shows the steps of the count, the reminders, and an override with its reason beside the computed day', async () => {
  let detail: DeadlineDetail = detailAnswer({
    changes: [{ at: 1_764_720_000_000, before: '2026-12-07', after: '2026-12-08', why: '更正调休' }],
  })
  const overrideCall = `POST /api/deadlines/${id}/override`
  const { user, callsOf } = await stage(() => detail, {
    [overrideCall]: () => {
      const at = Date.parse('2026-12-04T10:00:00+08:00')
      const made = {
        dueOn: '2026-12-07',
        dueAt: at,
        reason: '通知书写明 12 月 7 日',
        at,
        before: '2026-12-08',
        moved: false,
      }
      detail = detailAnswer({ version: 2, endsOn: '2026-12-07', override: made })
      return detail
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: detail.title })).toBeVisible()
  expect(within(screen.getByRole('list', { name: '计算步骤' })).getAllByRole('listitem')).toHaveLength(2)
  const reminders = screen.getByRole('list', { name: '提醒' })
  expect(reminders).toHaveTextContent('登记时')
  expect(reminders).toHaveTextContent('已提醒')
  expect(reminders).toHaveTextContent('到期前 48 小时')
  expect(screen.getByRole('list', { name: '日期的变动' })).toHaveTextContent('原 2026-12-07，现 2026-12-08')

  await user.click(screen.getByRole('button', { name: '改期' }))
  const dialog = within(await screen.findByRole('dialog', { name: '改期' }))
  await user.type(dialog.getByRole('textbox', { name: /^改为哪一天/ }), '20261207')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect((await dialog.findAllByText('请填写改期的原因'))[0]).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /^原因/ }), '通知书写明 12 月 7 日')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(/^算出的日期.*原因：通知书写明 12 月 7 日$/)).toBeVisible()
  expect(callsOf(overrideCall)[0]?.body).toEqual({
    version: 1,
    dueOn: '2026-12-07',
    reason: '通知书写明 12 月 7 日',
  })
})

it('is done and opened again, as the server allows', async () => {
  let detail = detailAnswer()
  const { user } = await stage(() => detail, {
    [`POST /api/deadlines/${id}/done`]: () => {
      detail = detailAnswer({ state: 'done', doneOn: '2026-12-04', version: 2, can: ['remove', 'reopen'] })
      return detail
    },
    [`POST /api/deadlines/${id}/reopen`]: () => {
      detail = detailAnswer({ version: 3 })
      return detail
    },
  })
  await user.click(await screen.findByRole('button', { name: '标为已完成' }))
  const dialog = within(await screen.findByRole('dialog', { name: '标为已完成' }))
  await user.click(dialog.getByRole('button', { name: '确定' }))
  expect(await screen.findByRole('button', { name: '重新打开' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '改期' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '重新打开' }))
  expect(await screen.findByRole('button', { name: '标为已完成' })).toBeVisible()
})

it('is deleted after a question, and leads back to the list', async () => {
  const { user, here, callsOf } = await stage(() => detailAnswer(), { [`DELETE /api/deadlines/${id}`]: () => ({}) })
  await user.click(await screen.findByRole('button', { name: '删除' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(here()).toBe('/home/deadlines'))
  expect(callsOf(`DELETE /api/deadlines/${id}`)).toHaveLength(1)
})

it('is edited with the version that was seen; a newer one is told and nothing is lost', async () => {
  const saveCall = `PUT /api/deadlines/${id}`
  const own = detailAnswer({
    kind: 'own',
    rule: null,
    title: '答复平台',
    ownTitle: '答复平台',
    asked: { ...detailAnswer().asked, trigger: null, dueTime: '17:00', zone: 'Asia/Shanghai' },
    closing: { time: '17:00', zone: 'Asia/Shanghai' },
  })
  const { user, callsOf } = await stage(() => own, {
    [saveCall]: () => refusal(409, 'U00409', '该期限已有更新，请查看后再修改'),
  })
  await user.click(await screen.findByRole('button', { name: '编辑' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑期限' }))
  const time = dialog.getByRole('textbox', { name: /^时间/ })
  expect(time).toHaveValue('17:00')
  await user.clear(time)
  await user.type(time, '18:00')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('该期限已有更新，请查看后再修改')).toBeVisible()
  expect(time).toHaveValue('18:00')
  expect(callsOf(saveCall)[0]?.body).toMatchObject({
    title: '答复平台',
    dueOn: '2026-12-08',
    dueTime: '18:00',
    version: 1,
  })
})

it('of the other side of a case is only read, and one that there is none of is said so', async () => {
  await stage(() => detailAnswer({ enteredBy: 'desk', can: [], subject: { kind: 'request', ref: 'KL1' } }))
  expect(await screen.findByText(/工作人员登记/)).toBeVisible()
  expect(screen.getByRole('region', { name: '关联业务' })).toHaveTextContent('KL1')
  expect(screen.queryByRole('button', { name: '改期' })).toBeNull()
})

it('says that there is none of this address', async () => {
  await stage(() => refusal(404, 'U00404', '没有这个期限'))
  expect(await screen.findByText('没有这个期限，或者已经删除')).toBeVisible()
})

it('stands on the page of its case, which takes one more', async () => {
  const subject = { kind: 'request', ref: 'KL1' }
  const { user, callsOf } = await act(async () =>
    setStage({
      pages: { '/case': <CaseDeadlines subject={subject} /> },
      at: '/case',
      as: customer,
      answers: {
        'GET /api/deadlines': () => ({ elements: [rowAnswer({ subject })], totalElements: 1 }),
        'POST /api/deadlines': () => detailAnswer({ subject }),
      },
    }),
  )
  expect(await screen.findByRole('link', { name: rowAnswer().title })).toHaveAttribute('href', deadlinePath(id))
  expect(callsOf('GET /api/deadlines')[0]?.query).toMatchObject({ subject: 'request:KL1', state: 'open' })
  expect(screen.getByRole('link', { name: '按规则计算' })).toHaveAttribute(
    'href',
    '/home/deadlines?view=compute&subject=request%3AKL1',
  )
  await user.click(screen.getByRole('button', { name: '添加期限' }))
  const dialog = within(await screen.findByRole('dialog', { name: '添加期限' }))
  await user.type(dialog.getByRole('textbox', { name: /^名称/ }), '答复平台')
  await user.type(dialog.getByRole('textbox', { name: /^到期日/ }), '20261220')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf('POST /api/deadlines')[0]?.body).toMatchObject({ subject, dueOn: '2026-12-20' })
})
