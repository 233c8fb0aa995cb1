import { refusal, stageOf } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { RightImport } from '../../contract/import/preview.ts'
import { previewRowSample, rightImportSample } from '../../contract/import/samples.ts'
import { rightPath } from '../../contract/paths.ts'
import { ImportPage } from './import-page.tsx'
import { importPath, previewPath } from './paths.ts'
import { sendList } from './send-list.ts'

// Files are sent by XMLHttpRequest, which the browser of these tests does not answer.
vi.mock('./send-list.ts', () => ({ sendList: vi.fn() }))
beforeEach(() => {
  vi.mocked(sendList).mockReset()
})

const { id } = rightImportSample
const viewCall = `GET /api/rights/imports/${id}`
const confirmCall = `POST /api/rights/imports/${id}/confirm`
const at = previewPath(id)

const stage = (where: string, answers: Record<string, () => object> = {}) =>
  stageOf({})(<ImportPage />, { at: where, answers })

it('takes a file and goes on to its preview, whose address stays', async () => {
  vi.mocked(sendList).mockResolvedValue({ id, url: '', fileName: '', size: 1, sha256: '' })
  const { user, here } = stage(importPath, { [viewCall]: () => rightImportSample })
  await user.upload(await screen.findByLabelText(/^权利清单/), new File(['x'], '权利.csv'))
  await waitFor(() => expect(here()).toBe(at))
  expect(await screen.findByText(/共 4 行，2 行可以加入，1 行有误，1 行台账里已有或重复/)).toHaveRole('status')
})

it('says of each line what is wrong at which column, and where the right stands that is there', async () => {
  stage(at, { [viewCall]: () => rightImportSample })
  const table = within(await screen.findByRole('table', { name: '清单的各行' }))
  const faulty = within(table.getByRole('row', { name: /演示·无号/ }))
  expect(faulty.getByText('权利号：请输入商标注册号')).toBeVisible()
  expect(faulty.queryByRole('checkbox')).toBeNull()
  const there = within(table.getByRole('row', { name: /演示·已有/ }))
  expect(there.getByRole('link', { name: '演示·台账里的 765 4321' })).toHaveAttribute(
    'href',
    rightPath('0192a4c6-0000-7000-8000-000000000002'),
  )
})

it('adds the chosen lines and shows what came of it', async () => {
  let list: RightImport = rightImportSample
  const { user, callsOf } = stage(at, {
    [viewCall]: () => list,
    [confirmCall]: () => {
      list = { ...rightImportSample, confirmed: { created: 1, skipped: 0 } }
      return { id, created: 1, skipped: 0 }
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: '第 3 行' }))
  await user.click(screen.getByRole('button', { name: '加入所选 1 项' }))
  expect(await screen.findByRole('heading', { name: '已加入 1 项权利' })).toBeVisible()
  expect(callsOf(confirmCall).map(({ body }) => body)).toEqual([{ lines: [2] }])
})

it('shows what came of it where it was confirmed in another tab', async () => {
  let list: RightImport = rightImportSample
  const { user } = stage(at, {
    [viewCall]: () => list,
    [confirmCall]: () => {
      list = { ...rightImportSample, confirmed: { created: 2, skipped: 0 } }
      return refusal(409, 'U00409', '这份清单已经导入过', { current: { id, created: 2, skipped: 0 } })
    },
  })
  await user.click(await screen.findByRole('button', { name: '加入所选 2 项' }))
  expect(await screen.findByText('已加入 2 项权利')).toHaveFocus()
})

it('chooses no more lines than the vault has room for, and says so', async () => {
  const { user } = stage(at, { [viewCall]: () => ({ ...rightImportSample, room: 1 }) })
  expect(await screen.findByText('权利台账还可以加入 1 项')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: '第 2 行' })).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: '第 3 行' }))
  expect(screen.getByRole('button', { name: '加入所选 2 项' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: '第 2 行' }))
  expect(screen.getByRole('button', { name: '加入所选 1 项' })).toBeEnabled()
})

it('chooses one of the lines that name the same right', async () => {
  const double = { ...previewRowSample, line: 6, state: 'duplicate' as const, sameAs: 2 }
  const { user } = stage(at, {
    [viewCall]: () => ({ ...rightImportSample, rows: [...rightImportSample.rows, double] }),
  })
  await user.click(await screen.findByRole('checkbox', { name: '第 6 行' }))
  expect(screen.getByRole('checkbox', { name: '第 2 行' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: '全选可以加入的 2 行' })).not.toBeChecked()
  expect(screen.getByRole('button', { name: '加入所选 2 项' })).toBeEnabled()
  await user.click(screen.getByRole('checkbox', { name: '第 2 行' }))
  expect(screen.getByRole('checkbox', { name: '第 6 行' })).not.toBeChecked()
})

it('chooses all lines that are ready or none of them, and adds nothing without a choice', async () => {
  const { user } = stage(at, { [viewCall]: () => rightImportSample })
  const all = await screen.findByRole('checkbox', { name: '全选可以加入的 2 行' })
  expect(all).toBeChecked()
  await user.click(all)
  expect(screen.getByRole('button', { name: '加入所选 0 项' })).toBeDisabled()
  await user.click(all)
  expect(screen.getByRole('checkbox', { name: '第 2 行' })).toBeChecked()
})

it('shows the lines of one result alone, by pages', async () => {
  const rows = Array.from({ length: 120 }, (_, line) => ({ ...previewRowSample, line: line + 2 }))
  const { user } = stage(at, {
    [viewCall]: () => ({
      ...rightImportSample,
      ...{ total: 121, ready: 120, duplicate: 0 },
      rows: [...rows, ...rightImportSample.rows.slice(2, 3)],
    }),
  })
  const shown = () => screen.getAllByRole('row').length - 1
  await screen.findByRole('table', { name: '清单的各行' })
  expect(shown()).toBe(50)
  await user.click(screen.getByRole('button', { name: '第 3 页' }))
  expect(shown()).toBe(21)
  await user.click(screen.getByRole('button', { name: /^有误/ }))
  expect(shown()).toBe(1)
})

it('keeps what was chosen where the server refuses, and says why', async () => {
  const { user } = stage(at, {
    [viewCall]: () => rightImportSample,
    [confirmCall]: () => refusal(409, 'U00409', '权利台账最多1000项，还可以加入1项，请少选一些'),
  })
  await user.click(await screen.findByRole('button', { name: '加入所选 2 项' }))
  expect(await screen.findByText('权利台账最多1000项，还可以加入1项，请少选一些')).toBeVisible()
  expect(screen.getByRole('button', { name: '加入所选 2 项' })).toBeEnabled()
})

it('a preview that is over, or somebody else’s, says so', async () => {
  stage(at, { [viewCall]: () => refusal(404, 'U00404', '没有找到这份导入预览') })
  expect(await screen.findByText('没有找到这份预览，它可能已经过期')).toBeVisible()
  expect(screen.getByRole('link', { name: '重新上传' })).toHaveAttribute('href', importPath)
})
