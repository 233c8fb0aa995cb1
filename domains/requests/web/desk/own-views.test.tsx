import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OwnView } from '../../contract/workbench/own-views.ts'
import { overviewAnswer, queueRowAnswer, viewsAnswer } from '../../testing/page-answers.ts'
import { stagePage } from '../../testing/page-stage.tsx'
import { QueuePage } from './queue-page.tsx'

const queueCall = 'GET /api/admin/requests'
const path = '/api/admin/desk/own-views'
const filter = {
  view: '',
  state: '2',
  businessType: '7',
  from: '',
  to: '',
  assignee: '',
  level: '',
  pending: '',
  sort: 'due',
}
const view: OwnView = { id: 'v1', name: '查扣，服务中', filter, count: 3 }

const stage = (at: string, list: OwnView[]) =>
  stagePage(<QueuePage />, {
    path: '/requests',
    at,
    answers: {
      [queueCall]: () => ({ elements: [queueRowAnswer()], totalElements: 1, totalIsExact: true }),
      'GET /api/admin/desk/overview': () => overviewAnswer(),
      'GET /api/admin/desk/views': () => viewsAnswer(),
      [`GET ${path}`]: () => ({ list }),
      [`POST ${path}`]: () => {
        list.push(view)
        return { id: view.id }
      },
      [`PUT ${path}/v1`]: () => ({}),
      [`DELETE ${path}/v1`]: () => {
        list.pop()
        return {}
      },
    },
  })

it('what is filtered is kept as a view of one’s own, without the words searched for', async () => {
  const { user, callsOf } = stage('/requests?state=2&type=7&keyword=13900001111', [])
  await user.click(await screen.findByRole('button', { name: '存成我的视图' }))
  const dialog = within(await screen.findByRole('dialog', { name: '存成我的视图' }))
  await user.type(dialog.getByRole('textbox', { name: /视图名称/ }), view.name)
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(callsOf(`POST ${path}`)).toMatchObject([{ body: { name: view.name, filter } }]))
  expect(JSON.stringify(callsOf(`POST ${path}`))).not.toContain('13900001111')
  expect(await screen.findByRole('button', { name: '查扣，服务中 3', pressed: true })).toBeVisible()
  expect(screen.queryByRole('button', { name: '存成我的视图' })).toBeNull()
})

it('a kept view is opened by a press, left by another, renamed and deleted', async () => {
  const { user, callsOf } = stage('/requests', [view])
  await user.click(await screen.findByRole('button', { name: '查扣，服务中 3', pressed: false }))
  await waitFor(() => expect(callsOf(queueCall).at(-1)?.query).toMatchObject({ state: '2', businessType: '7' }))
  await user.click(screen.getByRole('button', { name: `视图 ${view.name}` }))
  await user.click(await screen.findByRole('menuitem', { name: '改名' }))
  const dialog = within(await screen.findByRole('dialog', { name: '给视图改名' }))
  await user.clear(dialog.getByRole('textbox', { name: /视图名称/ }))
  await user.type(dialog.getByRole('textbox', { name: /视图名称/ }), '我的查扣')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(callsOf(`PUT ${path}/v1`)).toMatchObject([{ body: { name: '我的查扣' } }]))

  await user.click(screen.getByRole('button', { name: /^已超时/ }))
  await waitFor(() => expect(callsOf(queueCall).at(-1)?.query).toMatchObject({ view: 'late' }))
  expect(callsOf(queueCall).at(-1)?.query.state ?? '').toBe('')

  await user.click(screen.getByRole('button', { name: '查扣，服务中 3' }))
  await user.click(await screen.findByRole('button', { name: `视图 ${view.name}` }))
  await user.click(await screen.findByRole('menuitem', { name: '删除视图' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '查扣，服务中 3' })).toBeNull())
})
