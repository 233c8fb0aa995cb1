import { refusal, stagePage } from '@portal/evidence/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { templateRowAnswer } from '../../testing/pack-answers.ts'
import { TemplatePage } from './template-page.tsx'

afterEach(() => localStorage.clear())

const saveCall = 'PUT /api/admin/subsidy-templates/general'
const stage = (more = {}, row = templateRowAnswer()) =>
  stagePage(<TemplatePage />, {
    path: '/subsidy-templates/:id',
    at: '/subsidy-templates/general',
    answers: { 'GET /api/admin/subsidy-templates/general': () => row, [saveCall]: () => ({}), ...more },
  })
const itemsOf = (body: unknown) => (body as { items: { title: string }[] }).items.map(({ title }) => title)

it('moves, adds and takes out items, each time naming the version that was read', async () => {
  const { user, callsOf } = stage()
  await user.click(await screen.findByRole('button', { name: '下移 发票' }))
  await waitFor(() => expect(callsOf(saveCall)).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: '更多操作 申请表' }))
  await user.click(await screen.findByRole('menuitem', { name: '移除' }))
  await waitFor(() => expect(callsOf(saveCall)).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: '新增材料' }))
  const dialog = await screen.findByRole('dialog', { name: '新增材料' })
  await user.type(within(dialog).getByRole('textbox', { name: /材料名称/ }), '承诺书')
  await user.click(within(dialog).getByRole('button', { name: '保存' }))
  expect((await screen.findAllByText('不由存证材料提供的，请写明到哪里取得'))[0]).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: /到哪里取得/ }), '自拟')
  await user.click(within(dialog).getByRole('button', { name: '保存' }))
  await waitFor(() => expect(callsOf(saveCall)).toHaveLength(3))
  const bodies = callsOf(saveCall).map(({ body }) => body)
  expect(bodies.map(itemsOf)).toEqual([['申请表', '发票'], ['发票'], ['发票', '申请表', '承诺书']])
  expect(bodies.map((body) => (body as { version: number }).version)).toEqual([3, 3, 3])
})

it('says who was faster, and keeps what was written', async () => {
  const { user } = stage({ [saveCall]: () => refusal(409, 'U00409', '在您打开之后，li已修改过这份清单') })
  await user.click(await screen.findByRole('button', { name: '修改' }))
  const dialog = await screen.findByRole('dialog', { name: '修改清单' })
  await user.type(within(dialog).getByRole('textbox', { name: /^名称/ }), '改')
  await user.click(within(dialog).getByRole('button', { name: '保存' }))
  expect((await screen.findAllByText('在您打开之后，li已修改过这份清单'))[0]).toBeVisible()
  expect(within(dialog).getByRole('textbox', { name: /^名称/ })).toHaveValue('通用材料清单（示例）改')
})
