import { customer, refusal, setStage, stubWidth } from '@portal/accounts/testing/page'
import { QrCode } from '@portal/platform/web'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deadlinePath } from '../../contract/paths.ts'
import { lookedAt, rowAnswer } from '../../testing/own-answers.ts'
import { DeadlinesPage } from './deadlines-page.tsx'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(lookedAt)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const path = '/home/deadlines'
const listCall = 'GET /api/deadlines'
const monthCall = 'GET /api/deadlines/month'
const createCall = 'POST /api/deadlines'

const monthOf = (deadlines: object[] = []) => ({
  known: true,
  days: [
    { day: '2026-12-08', works: true, holiday: null, deadlines },
    { day: '2026-12-12', works: true, holiday: 'makeUp', deadlines: [] },
    { day: '2026-12-31', works: false, holiday: 'free', deadlines: [] },
  ],
})
const inMonth = { id: rowAnswer().id, title: '海关答复', dueOn: '2026-12-08', state: 'open', provisional: true }

type Options = { at?: string; isVisitor?: boolean; answers?: Parameters<typeof setStage>[0]['answers'] }
const stage = ({ at = path, isVisitor = false, answers = {} }: Options = {}) =>
  act(async () =>
    setStage({
      pages: { [path]: <DeadlinesPage /> },
      at,
      as: isVisitor ? null : customer,
      answers: {
        'GET /api/deadlineRules': () => ({ elements: [] }),
        [monthCall]: () => monthOf([inMonth]),
        ...answers,
      },
    }),
  )

it('shows a visitor the count, and whoever is signed in his own with a link for each view', async () => {
  await stage({ isVisitor: true })
  expect(await screen.findByRole('heading', { level: 1, name: '期限计算' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: '期限的视图' })).toBeNull()
})

it('says what will stand here while there is none, and leads to the count', async () => {
  const { user, here } = await stage()
  expect(await screen.findByText('这里会列出您要守的每个期限')).toBeVisible()
  const views = within(screen.getByRole('navigation', { name: '期限的视图' }))
  expect(views.getByRole('link', { name: '列表' })).toHaveAttribute('aria-current', 'page')
  await user.click(screen.getByRole('link', { name: '计算一个期限' }))
  expect(here()).toBe(`${path}?view=compute`)
  expect(await screen.findByRole('heading', { level: 1, name: '期限计算' })).toBeVisible()
})

it('lists by day what is late, due today, this week and later; a new day is confirmed', async () => {
  let isConfirmed = false
  const moved = { before: '2026-12-30', after: '2027-01-05', why: '录入 2027 年放假安排' }
  const rows = () => [
    rowAnswer({ id: 'late', title: '逾期的', endsOn: '2026-12-01', overdue: true }),
    rowAnswer({ id: 'today', title: '今天的', endsOn: '2026-12-04' }),
    rowAnswer({ id: 'week', title: '周日的', endsOn: '2026-12-06' }),
    rowAnswer({
      id: 'later',
      version: 4,
      title: '变动的',
      endsOn: '2027-01-05',
      provisional: true,
      earliestOn: '2027-01-02',
      moved: isConfirmed ? null : moved,
      can: ['acknowledge'],
    }),
  ]
  const acknowledge = 'POST /api/deadlines/later/acknowledge'
  const { user, callsOf } = await stage({
    answers: {
      [listCall]: () => ({ elements: rows(), totalElements: 4 }),
      [acknowledge]: () => {
        isConfirmed = true
        return {}
      },
    },
  })
  const part = async (name: string) => within(await screen.findByRole('region', { name }))
  expect((await part('已逾期')).getByRole('link')).toHaveAttribute('href', deadlinePath('late'))
  expect((await part('今天')).getByRole('link', { name: '今天的' })).toBeVisible()
  expect((await part('本周')).getByRole('link', { name: '周日的' })).toBeVisible()
  const later = await part('以后')
  expect(later.getByText('暂定')).toBeVisible()
  expect(later.getByText(/^原 12 月 30 日，现 2027 年 1 月 5 日/)).toHaveTextContent('最早可能 2027 年 1 月 2 日')
  expect(callsOf(listCall)[0]?.query).toMatchObject({ state: 'open' })
  await user.click(later.getByRole('button', { name: '确认 变动的 的变动' }))
  await waitFor(() => expect(screen.queryByText(/^原 12 月 30 日/)).toBeNull())
  expect(callsOf(acknowledge)[0]?.body).toEqual({ version: 4 })
})

it('says that the list could not be loaded', async () => {
  await stage({ answers: { [listCall]: () => refusal(500, 'U00500', '系统繁忙，请稍后再试') } })
  expect(await screen.findByText('期限加载失败')).toBeVisible()
})

it('adds a deadline of one’s own, and keeps what was typed when something is missing', async () => {
  const { user, callsOf } = await stage({ answers: { [createCall]: () => rowAnswer() } })
  await user.click(await screen.findByRole('button', { name: '添加期限' }))
  const dialog = within(await screen.findByRole('dialog', { name: '添加期限' }))
  await user.type(dialog.getByRole('textbox', { name: /^名称/ }), '答复平台')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect((await dialog.findAllByText('请选择到期日'))[0]).toBeVisible()
  expect(callsOf(createCall)).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /^到期日/ }), '20261220')
  await user.type(dialog.getByRole('textbox', { name: /^关联业务/ }), 'KL1')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf(createCall)[0]?.body).toMatchObject({
    title: '答复平台',
    dueOn: '2026-12-20',
    subject: { kind: 'request', ref: 'KL1' },
  })
})

it('shows a month with its free days and make-up days, turned by arrows and by the address', async () => {
  const { user, here, callsOf } = await stage({ at: `${path}?view=month` })
  const grid = await screen.findByRole('grid', { name: '2026 年 12 月' })
  expect(await within(grid).findByRole('link', { name: '暂定：海关答复' })).toHaveAttribute(
    'href',
    deadlinePath(inMonth.id),
  )
  const last = within(grid).getByRole('button', { name: /^12 月 31 日，星期四，休/ })
  expect(within(grid).getByRole('button', { name: /^12 月 12 日，星期六，班/ })).toBeVisible()
  const today = within(grid).getByRole('button', { current: 'date' })
  act(() => today.focus())
  await user.keyboard('{ArrowDown}{ArrowLeft}')
  expect(within(grid).getByRole('button', { name: /^12 月 10 日/ })).toHaveFocus()
  act(() => last.focus())
  await user.keyboard('{PageDown}')
  expect(here()).toBe(`${path}?view=month&month=2027-01`)
  // The key that turned the month has not lost its place.
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^(2027 年 )?1 月 \d+ 日/))
  await user.click(screen.getByRole('button', { name: '上个月' }))
  expect(here()).toBe(`${path}?view=month&month=2026-12`)
  expect(callsOf(monthCall).map(({ query }) => query.month)).toContain('2027-01')
})

it('on a phone lists the days that have something below a small grid', async () => {
  stubWidth(390)
  await stage({ at: `${path}?view=month&month=2026-12` })
  const list = within(await screen.findByRole('list', { name: '本月的期限' }))
  expect(list.getByRole('heading', { name: /^12 月 8 日 星期二/ })).toBeVisible()
  const grid = within(screen.getByRole('grid'))
  fireEvent.click(grid.getByRole('button', { name: /^12 月 8 日，星期二，1 个期限，查看/ }))
  expect(list.getByRole('heading', { name: /^12 月 8 日 星期二/ })).toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(grid.queryByRole('link')).toBeNull()
})

it('tells the address of the calendar feed once, renews and ends it', async () => {
  let state = { active: false, createdAt: null as number | null, lastReadAt: null as number | null }
  const { user, callsOf } = await stage({
    answers: {
      'GET /api/deadlineFeed': () => state,
      'POST /api/deadlineFeed': () => {
        state = { active: true, createdAt: lookedAt, lastReadAt: null }
        return { url: 'https://portal.example/api/deadlineFeed/secret.ics', createdAt: lookedAt }
      },
      'DELETE /api/deadlineFeed': () => {
        state = { active: false, createdAt: null, lastReadAt: null }
        return {}
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: '订阅日历' }))
  const dialog = within(await screen.findByRole('dialog', { name: '订阅日历' }))
  await user.click(await dialog.findByRole('button', { name: '开启订阅' }))
  expect(await dialog.findByText('https://portal.example/api/deadlineFeed/secret.ics')).toBeVisible()
  expect(dialog.getByRole('button', { name: '复制订阅地址' })).toBeVisible()
  const webcal = 'webcal://portal.example/api/deadlineFeed/secret.ics'
  expect(dialog.getByRole('link', { name: '在日历应用中打开' })).toHaveAttribute('href', webcal)
  const { container } = render(<QrCode text={webcal} label="" />)
  expect(dialog.getByRole('img', { name: '订阅日历二维码' })).toContainHTML(
    container.querySelector('path:last-child')?.outerHTML ?? '?',
  )
  expect(await dialog.findByText(/还没有日历读取过/)).toBeVisible()
  expect(dialog.getByRole('button', { name: '换一个新地址' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '关闭订阅' }))
  expect(await dialog.findByRole('button', { name: '开启订阅' })).toBeVisible()
  expect(dialog.queryByText(/secret\.ics/)).toBeNull()
  expect(callsOf('DELETE /api/deadlineFeed')).toHaveLength(1)
})
