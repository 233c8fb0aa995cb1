import { AppQuery, setSession, Toasts } from '@portal/platform/web'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { factLabels } from '../../contract/fact-labels.ts'
import type { RecordDetail, RecordFact, RecordRow } from '../../contract/records.ts'
import { PatentRecordPage } from './patent-record.tsx'
import { PatentRecordsPage } from './patent-records.tsx'

const row: RecordRow = {
  ...{ pn: 'CN900000001B', title: '演示：密钥', applicants: ['演示甲'], mayShow: true, status: 'GRANTED' },
  ...{ statusAsOf: '2026-05-01', filingDate: '2016-06-01', sources: ['清单甲'], isDemonstration: true },
  changeTime: Date.UTC(2026, 10, 2),
}
const hiddenRow: RecordRow = { ...row, pn: 'CN900000008B', title: null, applicants: null, mayShow: false }

const factOf = (name: keyof typeof factLabels, changes: Partial<RecordFact>): RecordFact => ({
  ...{ name, label: factLabels[name], value: null, hidden: false, origin: null, byEvents: false, overruled: null },
  ...changes,
})
const origin = { source: '清单甲', asOf: '2026-05-01', importId: '5f0c1f3e-0000-4000-8000-000000000001' }
const record: RecordDetail = {
  ...{ pn: row.pn, title: row.title, applicationNumber: '201910000009.5', status: 'LAPSED_FEE' },
  ...{ statusAsOf: '2026-05-01', mayShow: true, isDemonstration: true, version: 3, changeTime: row.changeTime },
  facts: [
    factOf('claims', { value: '0', origin }),
    factOf('pages', {}),
    factOf('status', {
      ...{ value: '未缴年费，专利权终止', origin: { ...origin, importId: null, source: 'EPO OPS' }, byEvents: true },
      overruled: { value: '授权有效', source: '清单甲', asOf: '2026-05-01' },
    }),
  ],
  events: [{ day: '2023-05-06', code: 'CF01', meaning: '未缴年费，专利权终止', text: '未缴年费', source: 'EPO OPS' }],
}

let asked: string[]
let answers: Record<string, object>
beforeEach(() => {
  setSession({ token: () => 'session', userId: () => 'u1', onEnded: () => undefined })
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address, 'http://localhost')
    asked.push(decodeURIComponent(search))
    const answer = answers[pathname]
    if (!answer) throw new Error(`no answer for ${pathname}`)
    return Response.json(answer)
  })
})

const open = (at: string) => {
  const router = createMemoryRouter(
    [
      { path: '/patent-records', element: <PatentRecordsPage /> },
      { path: '/patent-records/:pn', element: <PatentRecordPage /> },
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

it('the records say what may not be shown, which are invented, and are found by number or title', async () => {
  answers = {
    '/api/admin/patents': {
      ...{ elements: [row, hiddenRow], totalElements: 1_000, totalIsExact: false, sources: ['清单甲'] },
    },
  }
  const user = open('/patent-records')
  const line = (await screen.findByRole('link', { name: 'CN900000008B' })).closest('tr')
  expect(line).toHaveTextContent(/演示.*数据来源不允许展示著录项目.*授权有效.*截至 2026-05-01.*清单甲/)
  expect(screen.getAllByText(/1000 件以上/).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: '专利记录' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: '导入' })).toHaveAttribute('href', '/patent-imports')
  await user.type(screen.getByRole('searchbox', { name: '查找专利' }), '密钥{Enter}')
  await vi.waitFor(() => expect(asked.at(-1)).toContain('keyword=密钥'))
})

it('a record tells each fact with who told it, what nobody told, and what events overrule', async () => {
  answers = { [`/api/admin/patents/${row.pn}`]: record }
  open(`/patent-records/${row.pn}`)
  const facts = await screen.findByRole('table', { name: '各项数据及来源' })
  const lineOf = (name: string) => within(facts).getByText(name, { selector: 'div' }).closest('tr')
  expect(lineOf('权利要求数量')).toHaveTextContent(/0.*清单甲.*2026-05-01/)
  expect(within(facts).getByRole('link', { name: '清单甲' })).toHaveAttribute(
    'href',
    `/patent-imports/${origin.importId}`,
  )
  expect(lineOf('文献页数')).toHaveTextContent(/未知.*—/)
  expect(lineOf('法律状态')).toHaveTextContent(/按法律事件判定.*清单甲（截至 2026-05-01）称：授权有效.*EPO OPS/)
  const events = screen.getByRole('table', { name: '法律事件' })
  expect(within(events).getByText('CF01').closest('tr')).toHaveTextContent(/2023-05-06.*未缴年费，专利权终止.*EPO OPS/)
  expect(screen.getByText(/第 3 版/)).toBeInTheDocument()
})

it('a record that may not be shown says so instead of its title and people', async () => {
  const facts = [factOf('title', { hidden: true, origin })]
  answers = { [`/api/admin/patents/${row.pn}`]: { ...record, title: null, mayShow: false, facts, events: [] } }
  open(`/patent-records/${row.pn}`)
  expect(await screen.findByRole('heading', { name: '数据来源不允许展示著录项目' })).toBeInTheDocument()
  expect(screen.getByRole('table', { name: '各项数据及来源' })).toHaveTextContent(
    /专利名称.*数据来源不允许展示著录项目/,
  )
  expect(screen.getByText('没有来源提供过法律事件')).toBeInTheDocument()
})
