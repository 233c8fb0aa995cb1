import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { overviewAnswer, queueRowAnswer, viewsAnswer } from '../../testing/page-answers.ts'
import { stagePage } from '../../testing/page-stage.tsx'
import { QueuePage } from './queue-page.tsx'

const bulkCall = 'POST /api/admin/requests/bulk'
const rows = [
  queueRowAnswer({ businessSn: 'KL1', title: '太阳镜' }),
  queueRowAnswer({ businessSn: 'KL2', title: '帽子', assignee: { id: 'u1', username: 'demo' } }),
]

const stage = (holds?: readonly string[]) =>
  stagePage(<QueuePage />, {
    path: '/requests',
    answers: {
      'GET /api/admin/requests': () => ({ elements: rows, totalElements: rows.length, totalIsExact: true }),
      'GET /api/admin/desk/overview': () => overviewAnswer(),
      'GET /api/admin/desk/views': () => viewsAnswer(),
      [bulkCall]: () => ({ done: ['KL1'], refused: [{ ref: 'KL2', msg: '该业务已由 admin 办理，请刷新后查看' }] }),
    },
    ...(holds && { holds }),
  })

it('several cases are given to a colleague, with who had each of them, and what was refused is named', async () => {
  const { user, callsOf } = stage()
  await user.click(await screen.findByRole('checkbox', { name: '选择本页' }))
  await user.click(screen.getByRole('button', { name: '分派给同事' }))
  const dialog = within(await screen.findByRole('dialog', { name: '分派给同事' }))
  expect(dialog.getByText('2 件业务')).toBeVisible()
  const [first] = await dialog.findAllByRole('radio')
  if (first) await user.click(first)
  await user.click(dialog.getByRole('button', { name: '分派' }))
  const [person] = overviewAnswer().people
  await waitFor(() =>
    expect(callsOf(bulkCall).map(({ body }) => body)).toEqual([
      { act: 'give', businessSns: ['KL1', 'KL2'], assignee: person?.id, holders: [null, 'u1'] },
    ]),
  )
  const refused = within(await screen.findByRole('dialog', { name: '1 件没有办成' }))
  expect(refused.getByRole('listitem')).toHaveTextContent('帽子 KL2该业务已由 admin 办理，请刷新后查看')
})

it('whoever may not assign cases ticks none', async () => {
  stage(['requests.read'])
  await screen.findByRole('link', { name: '太阳镜' })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('whoever may not act in cases gives them, and takes none', async () => {
  const { user } = stage(['requests.read', 'requests.assign'])
  await user.click(await screen.findByRole('checkbox', { name: '选择 太阳镜 KL1' }))
  const bar = within(screen.getByRole('region', { name: '批量操作' }))
  expect(bar.getByRole('button', { name: '退回' })).toBeVisible()
  expect(bar.queryByRole('button', { name: '领取' })).toBeNull()
})
