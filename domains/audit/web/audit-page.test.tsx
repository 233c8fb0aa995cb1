import { editor, refusal, setStage } from '@portal/accounts/testing/page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { EntryView, HistoryFault, Verification } from '../contract/entry.ts'
import { AuditPage } from './audit-page.tsx'

const listCall = 'GET /api/admin/audit'
const checkCall = 'GET /api/admin/auditVerification'

const entry: EntryView = {
  id: 'e1',
  seq: 7,
  time: Date.parse('2026-11-28T10:02:00+08:00'),
  actor: { id: 'u9', name: 'admin' },
  act: 'accounts.changeStatus',
  actName: '停用账号',
  subjectKind: 'user',
  subjectRef: 'demo',
  link: '/users?keyword=demo',
  outcome: 'done',
  note: null,
  address: '127.0.0.1',
  before: { status: '已启用' },
  after: { status: '已停用' },
  prev: '0'.repeat(64),
  hash: 'a'.repeat(64),
}
const sound: Verification = {
  checkedAt: Date.parse('2026-11-28T03:10:00+08:00'),
  fromSeq: 0,
  entries: 7,
  ok: true,
  firstBad: null,
  anchored: { seq: 6, at: Date.parse('2026-11-28T09:07:00+08:00'), leaf: 12 },
  unsealed: 1,
  archived: 0,
  histories: { rows: 40, faults: [], sealed: { day: '2026-11-28', leaf: 11 } },
}
const page = (elements: EntryView[]) => ({ elements, totalElements: elements.length, totalIsExact: true })

const stage = (answers: Record<string, () => object> = {}, holds = ['audit.read', 'audit.export']) =>
  act(async () =>
    setStage({
      pages: { '/audit': <AuditPage /> },
      at: '/audit',
      as: editor,
      holds,
      answers: {
        [listCall]: () => page([entry]),
        [checkCall]: () => sound,
        'GET /api/admin/audit/e1': () => entry,
        ...answers,
      },
    }),
  )

it('shows who did what to which record and how it ended, and opens an entry with what changed', async () => {
  const { user, callsOf, here } = await stage()
  const [, row] = within(await screen.findByRole('table')).getAllByRole('row')
  expect(row).toHaveTextContent(/2026-11-28 10:02.*admin.*停用账号.*demo.*成功/)
  expect(screen.getByRole('link', { name: 'demo' })).toHaveAttribute('href', '/users?keyword=demo')
  await user.click(screen.getByRole('button', { name: '查看 admin 停用账号' }))
  const drawer = await screen.findByRole('dialog', { name: '停用账号' })
  const change = await within(drawer).findByRole('row', { name: /status/ })
  expect([...change.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['启', '停'])
  expect(drawer).toHaveTextContent(/序号7/)
  await user.click(within(drawer).getByRole('button', { name: '看此对象的全部记录' }))
  expect(here()).toBe('/audit?subjectKind=user&subjectRef=demo&page=1')
  await waitFor(() => expect(callsOf(listCall).at(-1)?.query).toMatchObject({ subjectRef: 'demo' }))
  expect(screen.getByRole('button', { name: '移除筛选 记录：demo' })).toBeInTheDocument()
})

it('says what the last check found and what it cannot find, and checks on demand', async () => {
  let answer = sound
  const { user } = await stage({
    [checkCall]: () => answer,
    'POST /api/admin/auditVerification': () => {
      answer = { ...sound, ok: false, firstBad: 3, unsealed: 0 }
      return answer
    },
  })
  expect(await screen.findByText('2026-11-28 03:10 校验了 7 条，未发现改动')).toBeInTheDocument()
  expect(
    screen.getByText(/序号 6 的校验值已于 2026-11-28 09:07 写入存证日志（第 12 条）。另有 1 条待封存。/),
  ).toHaveTextContent('不能发现从未写入的操作')
  await user.click(screen.getByRole('button', { name: '立即校验' }))
  expect(await screen.findByText(/校验发现异常：第 3 条被改动或缺失/)).toBeInTheDocument()
})

it('says from where on the last check read, and what lies in files', async () => {
  await stage({ [checkCall]: () => ({ ...sound, fromSeq: 5, entries: 2, archived: 3 }) })
  expect(await screen.findByText('2026-11-28 03:10 从序号 6 起校验了 2 条，未发现改动')).toBeInTheDocument()
  expect(screen.getByText(/序号 3 及以前的记录已移入归档文件。/)).toBeInTheDocument()
})

it('names the rows and seals of histories that are not as they were sealed', async () => {
  const day = '2026-11-20'
  const faults: HistoryFault[] = [
    { history: '订单步骤', row: 'r1', day, found: 'changed' },
    { history: '账号记录', row: '7', day, found: 'missing' },
    { history: '账号记录', row: null, day, found: 'list' },
    { history: null, row: null, day: null, found: 'seal' },
  ]
  await stage({ [checkCall]: () => ({ ...sound, ok: false, histories: { ...sound.histories, faults } }) })
  expect(await screen.findByText(/校验发现异常：4 处业务记录与封存时不符$/)).toBeVisible()
  expect(screen.getByText(/最近一次在 2026-11-28（存证日志第 11 条）；上次校验比对了 40 行/)).toBeVisible()
  const list = within(screen.getByRole('list', { name: '与封存时不符的业务记录' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2026-11-20 封存的订单步骤：一行被改动，行号 r1',
    '2026-11-20 封存的账号记录：一行缺失，行号 7',
    '2026-11-20 封存的账号记录：封存清单被改动',
    '有一天的封存记录缺失',
  ])
})

it('offers an export in three formats to whoever may take it out', async () => {
  const { user, callsOf } = await stage({ 'GET /api/admin/audit-export': () => refusal(500, 'U00500', '系统繁忙') })
  await user.click(await screen.findByRole('button', { name: '导出' }))
  const dialog = await screen.findByRole('dialog', { name: '导出审计日志' })
  await user.click(within(dialog).getByText('JSONL（可自行校验）'))
  await user.click(within(dialog).getByRole('button', { name: '导出' }))
  await waitFor(() => expect(callsOf('GET /api/admin/audit-export').at(-1)?.query).toMatchObject({ format: 'jsonl' }))
})

it('offers no export to whoever may only read, and says so when there is nothing', async () => {
  await stage({ [listCall]: () => page([]) }, ['audit.read'])
  expect(await screen.findByText('还没有记录')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '导出' })).not.toBeInTheDocument()
})

it('offers to try again where the log or its check cannot be read', async () => {
  const fault = () => refusal(500, 'U00500', '系统繁忙，请稍后再试')
  await stage({ [listCall]: fault, [checkCall]: fault })
  expect(await screen.findByText('审计日志加载失败')).toBeInTheDocument()
  expect(await screen.findByText('校验结果加载失败')).toBeInTheDocument()
})
