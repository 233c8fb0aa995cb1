import { stageOf } from '@portal/accounts/testing/page'
import { type KeptViewToolsProps, ViewKeeping } from '@portal/platform/web'
import { screen, waitFor, within } from '@testing-library/react'
import { useContext } from 'react'
import { expect, it } from 'vitest'
import type { KeptViewRow } from '../../contract/views.ts'
import { deskViews } from './desk-views.ts'

const call = '/api/admin/views'
const view: KeptViewRow = { id: 'v1', page: '/boats', name: '老帆船', query: 'kind=sail', isDefault: false, count: 3 }

/** A list as far as its views go: it shows `query`, and the kept view of that query if there is one. */
function Boats() {
  const { useViews, Tools } = useContext(ViewKeeping)
  const { list, isPending } = useViews('/boats')
  const chosen = list.find(({ query }) => query === view.query)
  const tools: KeptViewToolsProps = { page: '/boats', query: view.query, chosen, mayKeep: !chosen }
  if (isPending) return null
  return (
    <>
      <p>{list.map(({ name, isDefault }) => (isDefault ? `先显示${name}` : name)).join('、')}</p>
      <Tools {...tools} />
    </>
  )
}

const stage = (list: KeptViewRow[]) => {
  const change = (changes: object) => {
    if (list[0]) list[0] = { ...list[0], ...changes }
    return { id: 'v1' }
  }
  return stageOf({})(
    <ViewKeeping value={deskViews}>
      <Boats />
    </ViewKeeping>,
    {
      path: '/boats',
      answers: {
        [`GET ${call}`]: () => ({ list }),
        [`POST ${call}`]: () => {
          list.push(view)
          return { id: view.id }
        },
        [`PUT ${call}/v1`]: ({ body }) => change(body as object),
        [`DELETE ${call}/v1`]: () => {
          list.pop()
          return { id: 'v1' }
        },
      },
    },
  )
}

it('a filter that is set is kept under a name, and may open the list', async () => {
  const { user, callsOf } = stage([])
  await user.click(await screen.findByRole('button', { name: '存成我的视图' }))
  const dialog = within(await screen.findByRole('dialog', { name: '存成我的视图' }))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect((await dialog.findAllByText('请填写视图名称')).length).toBeGreaterThan(0)
  await user.type(dialog.getByRole('textbox', { name: /视图名称/ }), view.name)
  await user.click(dialog.getByRole('checkbox', { name: '打开列表时先显示它' }))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(callsOf(`POST ${call}`)).toMatchObject([
      { body: { page: '/boats', name: view.name, query: view.query, isDefault: true } },
    ]),
  )
  expect(await screen.findByText('视图已保存，只有您看得到')).toBeVisible()
  expect(callsOf(`GET ${call}`)[0]?.query).toEqual({ page: '/boats' })
})

it('a kept view is renamed, opened first or not, and deleted', async () => {
  const { user, callsOf } = stage([view])
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: /^视图 / }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('打开时先显示')
  expect(await screen.findByText('先显示老帆船')).toBeVisible()
  await choose('打开时不再先显示')
  expect(await screen.findByText('老帆船')).toBeVisible()
  await choose('改名')
  const dialog = within(await screen.findByRole('dialog', { name: '给视图改名' }))
  await user.clear(dialog.getByRole('textbox', { name: /视图名称/ }))
  await user.type(dialog.getByRole('textbox', { name: /视图名称/ }), '帆船')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('帆船')).toBeVisible()
  expect(callsOf(`PUT ${call}/v1`).map(({ body }) => body)).toEqual([
    { isDefault: true },
    { isDefault: false },
    { name: '帆船', isDefault: false },
  ])
  await choose('删除视图')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  expect(await screen.findByRole('button', { name: '存成我的视图' })).toBeVisible()
})
