import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { deskDetailSample, deskRowSample } from '../../contract/samples.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'

const { id } = deskRowSample
const detailCall = `GET /api/admin/messages/${id}`
const counts = { lanes: { new: 3, held: 1, answered: 0, published: 8, spam: 1, deleted: 1 }, levels: { 80: 1, 100: 0 } }

describe('the desk’s list', () => {
  it('begins with what waits, by what is due next, and says how much stands where', async () => {
    const { user, callsOf } = await stagePage({
      at: '/messages',
      isSignedIn: true,
      answers: {
        'GET /api/admin/messages': () => ({ elements: [deskRowSample], totalElements: 1 }),
        'GET /api/admin/messageCounts': () => counts,
      },
    })
    const table = await screen.findByRole('table', { name: '留言列表' })
    expect(within(table).getByRole('link', { name: deskRowSample.title })).toHaveAttribute('href', `/messages/${id}`)
    expect(callsOf('GET /api/admin/messages')[0]?.query).toMatchObject({ state: 'open', sort: 'due' })
    await user.click(await screen.findByRole('button', { name: '已公开 8' }))
    await waitFor(() => expect(callsOf('GET /api/admin/messages').at(-1)?.query.state).toBe('published'))
    expect(screen.getByRole('button', { name: '待处理 4' })).toHaveAttribute('aria-pressed', 'false')
  })
})

it('several messages are marked as spam, by whoever may', async () => {
  const bulkCall = 'POST /api/admin/messages/bulk'
  const { user, callsOf } = await stagePage({
    at: '/messages',
    isSignedIn: true,
    answers: {
      'GET /api/admin/messages': () => ({ elements: [deskRowSample], totalElements: 1 }),
      'GET /api/admin/messageCounts': () => counts,
      [bulkCall]: () => ({ done: [id], refused: [] }),
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: `选择 ${deskRowSample.title} ${id}` }))
  await user.click(screen.getByRole('button', { name: '标为垃圾信息' }))
  expect(await screen.findByText('已标为垃圾信息 1 条')).toBeVisible()
  expect(callsOf(bulkCall).map(({ body }) => body)).toEqual([{ act: 'spam', ids: [id] }])
})

describe('one message at the desk', () => {
  const stage = (detail: object, answers = {}) =>
    stagePage({ at: `/messages/${id}`, isSignedIn: true, answers: { [detailCall]: () => detail, ...answers } })

  it('is answered and published in one go', async () => {
    const { user, callsOf } = await stage(deskDetailSample, {
      [`POST /api/admin/messages/${id}/reply`]: () => ({}),
    })
    await user.type(await screen.findByRole('textbox', { name: /^答复内容/ }), '请准备申请书。')
    await user.click(screen.getByRole('checkbox', { name: /^同时公开问答/ }))
    await user.click(screen.getByRole('button', { name: '发送答复' }))
    expect(await screen.findByText('答复已发出')).toBeVisible()
    expect(callsOf(`POST /api/admin/messages/${id}/reply`)[0]?.body).toEqual({
      reply: '请准备申请书。',
      publish: true,
      version: 1,
    })
  })

  it('is neither edited nor removed without a reason', async () => {
    const { user, callsOf } = await stage(deskDetailSample, { [`DELETE /api/admin/messages/${id}`]: () => ({}) })
    await user.click(await screen.findByRole('button', { name: '修改' }))
    const dialog = await screen.findByRole('dialog', { name: '修改留言' })
    await user.click(within(dialog).getByRole('button', { name: '保存修改' }))
    expect(await within(dialog).findByText('请填写原因')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: '取消' }))
    await user.click(screen.getByRole('button', { name: '删除' }))
    await user.type(await screen.findByRole('textbox', { name: /^删除原因/ }), '广告')
    await user.click(screen.getByRole('button', { name: '删除留言' }))
    await waitFor(() => expect(callsOf(`DELETE /api/admin/messages/${id}`)[0]?.query).toEqual({ reason: '广告' }))
  })

  it('warns before personal data is published, and shows what stood there before', async () => {
    const words = { title: '标题', content: '请打 13800001234', reply: null }
    const edit = {
      ...deskDetailSample.history[0],
      action: 'edit',
      actor: 'staff',
      stateBefore: 'new',
      reason: '隐去电话',
      before: words,
      after: { ...words, content: '请回电' },
    }
    const { user } = await stage({ ...deskDetailSample, ...words, history: [...deskDetailSample.history, edit] })
    expect(await screen.findByText(/好像有手机号，公开前请先修改/)).toBeVisible()
    await user.click(screen.getByText('查看改动：内容'))
    expect(screen.getAllByText('请打 13800001234').at(-1)).toBeVisible()
    expect(screen.getByText('原因：隐去电话')).toBeVisible()
  })

  it('shows what is true when a colleague was faster', async () => {
    const { user, callsOf } = await stage(
      { ...deskDetailSample, state: 'held', heldFor: 'unproved', can: ['clearSpam', 'markSpam'] },
      { [`POST /api/admin/messages/${id}/notSpam`]: () => refusal(409, 'U00409', '留言状态已变化，请刷新后重试') },
    )
    await user.click(await screen.findByRole('button', { name: '不是垃圾信息' }))
    expect(await screen.findByText('留言状态已变化，请刷新后重试')).toBeVisible()
    await waitFor(() => expect(callsOf(detailCall).length).toBe(2))
  })
})
