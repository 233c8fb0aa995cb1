import type { ListImport } from '@portal/imports/contract'
import { AppQuery, setSession, Toasts } from '@portal/platform/web'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { importFindingSample, importPreviewSample, recordalImportSample } from '../../contract/import-samples.ts'
import { RecordalImportPage, RecordalImportsPage } from './recordal-imports.tsx'

const imports = '/api/admin/recordals/imports'
const one = `${imports}/${recordalImportSample.id}`

type Answer = object | (() => object)
let answers: Record<string, Answer>
let sent: { call: string; search: string; separator: string | null; body: unknown }[]

beforeEach(() => {
  setSession({ token: () => 'session', userId: () => 'u1', onEnded: () => undefined })
  answers = {}
  sent = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const call = `${init.method ?? 'GET'} ${pathname}`
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push({ call, search: searchParams.get('mapping') ?? '', separator: searchParams.get('separator'), body })
    const answer = answers[call]
    if (!answer) throw new Error(`no answer for ${call}`)
    const reply = typeof answer === 'function' ? answer() : answer
    return reply instanceof Response ? reply : Response.json(reply)
  })
})

const open = (at: string) => {
  const router = createMemoryRouter(
    [
      { path: '/recordal-imports', element: <RecordalImportsPage /> },
      { path: '/recordal-imports/:id', element: <RecordalImportPage /> },
    ],
    { initialEntries: [at] },
  )
  render(
    <AppQuery>
      <RouterProvider router={router} />
      <Toasts />
    </AppQuery>,
  )
  return userEvent.setup()
}
const openOne = (changes: Partial<ListImport> = {}) => {
  answers[`GET ${one}`] = { ...recordalImportSample, ...changes }
  answers[`GET ${one}/preview`] ??= importPreviewSample
  answers[`GET ${one}/findings`] ??= { elements: [importFindingSample], totalElements: 1 }
  return open(`/recordal-imports/${recordalImportSample.id}`)
}
const bodiesOf = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body)

describe('the list of imports', () => {
  it('says of each what came of it, where its data end, and what waits', async () => {
    const finished = {
      ...recordalImportSample,
      ...{ id: 'f', fileName: '十月.csv', state: 'finished', asOf: '2026-10-31', added: 1200, changed: 30, refused: 7 },
    }
    const queued = { ...recordalImportSample, id: 'q', fileName: '十一月.csv', state: 'queued', ahead: 1 }
    answers[`GET ${imports}`] = { elements: [queued, finished], totalElements: 2 }
    open('/recordal-imports')
    expect((await screen.findByRole('link', { name: '十月.csv' })).closest('tr')).toHaveTextContent(
      /已完成.*2026-10-31.*新增 1,200，更新 30，未变 0，拒绝 7/,
    )
    expect(screen.getByRole('link', { name: '十一月.csv' }).closest('tr')).toHaveTextContent(
      /排队中.*前面还有 1 个导入/,
    )
  })
})

describe('an import that was received', () => {
  it('shows its first rows, and why one would be refused', async () => {
    openOne()
    const preview = await screen.findByRole('region', { name: '文件的前几行' })
    expect(screen.getByText(/^前 2 行/)).toHaveTextContent('其中 1 行会被拒绝')
    expect(preview).toHaveTextContent('备案号：备案号应为 T、P 或 C、四位年份、短横线和五至六位序号')
    expect(screen.getByRole('combobox', { name: /^权利人名称/ })).toHaveDisplayValue('第 2 列：权利人名称')
  })

  it('does not start without a needed column or the day of its data, and says which', async () => {
    const user = openOne()
    const number = await screen.findByRole('combobox', { name: /^备案号/ })
    await user.selectOptions(number, '文件中没有')
    await user.click(screen.getByRole('button', { name: '开始导入' }))
    await screen.findByText('请为备案号选择对应的列')
    await user.selectOptions(number, '第 5 列：备案号')
    await user.click(screen.getByRole('button', { name: '开始导入' }))
    await waitFor(() => expect(screen.getAllByText('请选择数据截至日期').length).toBeGreaterThan(0))
    expect(bodiesOf(`POST ${one}/start`)).toEqual([])
  })

  it('asks for the preview again with the columns that were chosen', async () => {
    const user = openOne()
    await user.selectOptions(await screen.findByRole('combobox', { name: /^商品分类/ }), '第 3 列：权利人国别')
    await waitFor(() => expect(sent.some(({ search }) => JSON.parse(search || '{}').productType === 2)).toBe(true))
  })

  it('says so where the separator is a guess, and shows and starts the list as it is chosen', async () => {
    answers[`GET ${one}/preview`] = { ...importPreviewSample, separator: 'semicolon', isSeparatorSure: false }
    answers[`POST ${one}/start`] = { ...recordalImportSample, state: 'queued', can: [] }
    const user = openOne()
    await screen.findByText(/不能确定这份 CSV 以什么符号分列/)
    const field = screen.getByRole('combobox', { name: '分隔符' })
    expect(field).toHaveDisplayValue('分号 ;')
    answers[`GET ${one}/preview`] = { ...importPreviewSample, separator: 'tab', isSeparatorSure: true }
    await user.selectOptions(field, '制表符 Tab')
    await waitFor(() => expect(screen.queryByText(/不能确定这份 CSV/)).not.toBeInTheDocument())
    expect(sent.some(({ separator }) => separator === 'tab')).toBe(true)
    await user.type(screen.getByLabelText(/^数据截至/), '2026-11-01')
    await user.click(screen.getByRole('button', { name: '开始导入' }))
    await waitFor(() => expect(bodiesOf(`POST ${one}/start`)).toMatchObject([{ separator: 'tab' }]))
  })

  it('does not start while one column brings two fields, and marks both', async () => {
    const user = openOne()
    await user.selectOptions(await screen.findByRole('combobox', { name: /^权利号/ }), '第 5 列：备案号')
    expect(await screen.findAllByText('与另一项对应了同一列')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: '开始导入' }))
    await screen.findByText('第 5 列同时对应了权利号、备案号，一列只能对应一项')
    expect(bodiesOf(`POST ${one}/start`)).toEqual([])
  })

  it('starts, and keeps what was entered when it is refused', async () => {
    const msg = '库中已有截至日期更晚的数据，不能以更早的数据覆盖'
    answers[`POST ${one}/start`] = () => Response.json({ status: 'U00409', code: 'fail', msg }, { status: 409 })
    const user = openOne()
    const day = await screen.findByLabelText(/^数据截至/)
    await user.type(day, '2026-11-01')
    await user.click(screen.getByRole('button', { name: '开始导入' }))
    await screen.findByText(msg)
    expect(day).toHaveValue('2026 年 11 月 1 日')
    answers[`POST ${one}/start`] = { ...recordalImportSample, state: 'queued', ahead: 1, can: ['cancel'] }
    answers[`GET ${one}`] = { ...recordalImportSample, state: 'queued', ahead: 1, can: ['cancel'] }
    await user.click(screen.getByRole('button', { name: '开始导入' }))
    await screen.findByText(/前面还有 1 个导入，轮到时自动开始/)
    expect(bodiesOf(`POST ${one}/start`)).toEqual(
      Array.from({ length: 2 }, () => ({ mapping: importPreviewSample.mapping, asOf: '2026-11-01' })),
    )
  })

  it('is cancelled after a question', async () => {
    answers[`POST ${one}/cancel`] = { ...recordalImportSample, state: 'cancelled', can: [] }
    const user = openOne()
    await user.click(await screen.findByRole('button', { name: '取消导入' }))
    answers[`GET ${one}`] = { ...recordalImportSample, state: 'cancelled', can: [] }
    const question = await screen.findByRole('alertdialog', { name: '取消这次导入？' })
    await user.click(within(question).getByRole('button', { name: '取消导入' }))
    await screen.findByText('这次导入已取消，上传的文件已删除。')
  })
})

describe('an import under way', () => {
  it('is followed until it is through, without a hand', async () => {
    const running = { state: 'running', phase: 'reading', bytes: 6_000, lines: 50_000, accepted: 49_500, refused: 500 }
    openOne({ ...(running as Partial<ListImport>), can: [] })
    expect(await screen.findByRole('progressbar', { name: '导入进度' })).toHaveValue(48)
    expect(screen.getByText(/50,000 行：接受 49,500，拒绝 500/)).toBeInTheDocument()
    expect(screen.getByText('第 1 步，共 2 步：读取与核对')).toBeInTheDocument()
    const merging = { phase: 'merging', bytes: 12_345, lines: 100_000, accepted: 99_000, added: 40_000, changed: 2_000 }
    answers[`GET ${one}`] = { ...recordalImportSample, ...running, ...merging }
    await screen.findByText('第 2 步，共 2 步：写入')
    expect(screen.getByRole('progressbar', { name: '导入进度' })).toHaveValue(42)
    expect(screen.getByText(/已写入 42,000 条：新增 40,000，更新 2,000/)).toBeInTheDocument()
    answers[`GET ${one}`] = { ...recordalImportSample, state: 'finished', lines: 2, refused: 1, findings: 1, can: [] }
    expect(await screen.findByText('导入结果')).toBeInTheDocument()
  })
})

describe('an import that is through', () => {
  it('names each refused line with column, value and reason, and how many are kept', async () => {
    openOne({ state: 'finished', lines: 100_000, refused: 12_000, findings: 12_000, findingsKept: 10_000, can: [] })
    expect(await screen.findByText('共 12,000 条，这里和报告中保留前 10,000 条。')).toBeInTheDocument()
    const row = (await screen.findByText('第 3 行')).closest('tr')
    expect(row).toHaveTextContent(/拒绝.*备案号.*24-990002.*五至六位序号/)
  })

  it('says why it failed and may be started again', async () => {
    openOne({ state: 'failed', failure: '文件已损坏', can: ['start', 'cancel'] })
    expect((await screen.findByText('文件已损坏')).closest('[role=alert]')).toHaveTextContent('库中的数据没有改变')
    expect(await screen.findByRole('button', { name: '开始导入' })).toBeInTheDocument()
  })
})
