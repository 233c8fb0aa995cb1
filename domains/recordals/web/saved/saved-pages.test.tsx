import { type Answers, customer, refusal, setStage } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Recordal } from '../../contract/recordal.ts'
import type { HitDetail, SavedSearch } from '../../contract/saved-search.ts'
import { SaveSearchButton } from './save-search-button.tsx'
import { SavedPage } from './saved-page.tsx'

const saved = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  ...{ id: 's1', kind: 'query', title: '盯住星辰', query: { q: '星辰', registerType: '4', match: 'fuzzy' } },
  ...{ watched: null, paused: false, createTime: Date.parse('2026-11-02T10:00:00+08:00') },
  ...{ latest: null, hits: 0, own: null, remindedElsewhere: false },
  ...changes,
})
const hit = { id: 'h1', time: Date.parse('2026-11-20T10:00:00+08:00'), total: 2, totalIsExact: true }
const row: Recordal = {
  ...{ id: 7, recordIcon: null, recordName: '演示星辰', name: '演示远帆进出口有限公司', conutryName: '中国' },
  ...{ registerNum: '90000001', recordNum: 'T2024-990001', productType: '9' },
  registerType: 4,
  recordState: 1,
  ...{ recordBeginDate: '2024-03-01', recordEndDate: '2034-02-28' },
}

const listed = (...elements: SavedSearch[]): Answers => ({ 'GET /api/recordalSearches': () => ({ elements }) })
const path = '/home/savedSearches'
const open = (answers: Answers, query = '') =>
  setStage({ pages: { [path]: <SavedPage /> }, at: path + query, as: customer, answers })
const press = (answers: Answers, as: typeof customer | null = customer) =>
  setStage({
    pages: { '/home/filingInquiry': <SaveSearchButton said={{ q: '星辰', registerType: '4', match: 'exact' }} /> },
    at: '/home/filingInquiry?active=1&q=星辰',
    as,
    answers: {
      'GET /api/notices/recipients': () => ({ recipients: [{ channel: 'inApp', address: null }] }),
      ...answers,
    },
  })

describe('保存此查询', () => {
  it('keeps the conditions with a name, and says what will happen', async () => {
    const stage = press({ 'POST /api/recordalSearches': () => ({ id: 's1' }) })
    await stage.user.click(screen.getByRole('button', { name: '保存此查询' }))
    const dialog = await screen.findByRole('dialog', { name: '保存查询' })
    within(dialog).getByText('星辰，权利类别：国内注册，精确')
    const title = within(dialog).getByRole('textbox', { name: /给它起个名字/ })
    await stage.user.clear(title)
    await stage.user.type(title, '盯住星辰')
    await stage.user.click(within(dialog).getByRole('button', { name: '保存' }))
    await screen.findByText('已保存，可在“我的查询”查看')
    expect(stage.callsOf('POST /api/recordalSearches')[0]?.body).toMatchObject({
      ...{ kind: 'query', title: '盯住星辰' },
      query: { q: '星辰', registerType: '4', recordState: null, match: 'exact' },
    })
  })

  it('watches a name instead, beginning with the word that was looked for', async () => {
    const stage = press({ 'POST /api/recordalSearches': () => ({ id: 's1' }) })
    await stage.user.click(screen.getByRole('button', { name: '保存此查询' }))
    await stage.user.click(await screen.findByRole('radio', { name: '相同或近似名称' }))
    expect(screen.getByRole('textbox', { name: /^名称/ })).toHaveValue('星辰')
    await stage.user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(stage.callsOf('POST /api/recordalSearches')[0]?.body).toMatchObject({ kind: 'name', watched: '星辰' }),
    )
  })

  it('keeps what was typed when it is refused', async () => {
    const msg = '这个查询已经保存过，可在“我的查询”中查看'
    const stage = press({ 'POST /api/recordalSearches': () => refusal(409, 'U00409', msg) })
    await stage.user.click(screen.getByRole('button', { name: '保存此查询' }))
    const title = await screen.findByRole('textbox', { name: /给它起个名字/ })
    await stage.user.type(title, '二')
    await stage.user.click(screen.getByRole('button', { name: '保存' }))
    expect((await screen.findAllByText(msg)).length).toBeGreaterThan(0)
    expect(title).toHaveValue('星辰，权利类别：国内注册，精确二')
  })

  it('leads a visitor to the login and back to this very search', async () => {
    const stage = press({}, null)
    await stage.user.click(screen.getByRole('button', { name: '保存此查询' }))
    const link = await screen.findByRole('link', { name: '去登录' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/home/filingInquiry?active=1&q=星辰')
  })
})

describe('我的查询', () => {
  it('says of recordals of one’s own how they stand, and which number the data do not hold', async () => {
    const own = { kind: 'own', query: null } as const
    open(
      listed(
        saved({ ...own, id: 's1', title: '我的商标', watched: row.recordNum, own: row }),
        saved({ ...own, id: 's2', title: '写错的', watched: 'T2099-1' }),
      ),
    )
    const [, mine, wrong] = await screen.findAllByRole('row')
    expect(mine).toHaveTextContent(/生效/)
    expect(wrong).toHaveTextContent('现有数据中没有这个备案号')
  })

  it('says what to do where there is nothing', async () => {
    open(listed())
    expect(await screen.findByText(/还没有保存的查询/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '去查询海关备案' })).toHaveAttribute('href', '/home/filingInquiry?active=1')
  })

  it('says of each what it looks for and what was new last', async () => {
    open(
      listed(
        saved({ latest: hit, hits: 3 }),
        saved({ id: 's2', kind: 'name', title: '近似', watched: '云帆', paused: true }),
      ),
    )
    const first = (await screen.findByRole('link', { name: '盯住星辰' })).closest('tr') as HTMLElement
    expect(first).toHaveTextContent('查询条件：星辰，权利类别：国内注册')
    expect(within(first).getByRole('link', { name: '2026-11-20，2 条' })).toHaveAttribute(
      'href',
      `${path}?search=s1&hit=h1`,
    )
    expect(screen.getByRole('link', { name: '近似' }).closest('tr')).toHaveTextContent(/云帆.*还没有.*已暂停/)
  })

  it('pauses, takes up again, renames and deletes', async () => {
    let now = saved()
    const stage = open({
      'GET /api/recordalSearches': () => ({ elements: now.title === '' ? [] : [now] }),
      'PUT /api/recordalSearches/s1': ({ body }) => {
        now = { ...now, ...(body as object) }
        return now
      },
      'DELETE /api/recordalSearches/s1': () => {
        now = { ...now, title: '' }
        return {}
      },
    })
    await stage.user.click(await screen.findByRole('button', { name: '暂停 盯住星辰' }))
    await screen.findByText('已暂停')
    await stage.user.click(await screen.findByRole('button', { name: '改名 盯住星辰' }))
    const title = await screen.findByRole('textbox', { name: /^名称/ })
    await stage.user.clear(title)
    await stage.user.type(title, '新名字{Enter}')
    await stage.user.click(await screen.findByRole('button', { name: '恢复 新名字' }))
    await stage.user.click(await screen.findByRole('button', { name: '删除 新名字' }))
    await stage.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    expect(await screen.findByText(/还没有保存的查询/)).toBeInTheDocument()
  })
})

describe('a recordal of one’s own', () => {
  const own = (changes: Partial<SavedSearch> = {}) =>
    open(
      {
        ...listed(saved({ kind: 'own', query: null, watched: 'T2024-990001', own: { ...row }, ...changes })),
        'GET /api/recordalSearches/s1/hits': () => ({ elements: [], totalElements: 0 }),
      },
      '?search=s1',
    )

  it('is shown as the data have it, with the days of warning', async () => {
    own()
    const card = await screen.findByRole('region', { name: '我的备案' })
    expect(card).toHaveTextContent(/演示星辰.*生效.*2024-03-01 至 2034-02-28.*前 180、90、30 天各提醒一次/)
  })

  it('says where the vault reminds of its end, and where the data do not know its number', async () => {
    own({ remindedElsewhere: true })
    expect(await screen.findByText(/由那里提醒续展/)).toBeInTheDocument()
  })

  it('says where the data do not know its number', async () => {
    own({ own: null })
    expect(await screen.findByText('现有数据中没有这个备案号')).toBeInTheDocument()
  })
})

describe('what an import brought', () => {
  const changes = [{ field: 'recordState', before: '1', after: '3' }]
  const detail: HitDetail = {
    search: saved({ latest: hit, hits: 1 }),
    hit: { ...hit, total: 1200 },
    elements: [
      { ...row, changes: [] },
      { ...row, recordNum: 'T2024-990002', recordName: '演示星河', recordState: 3, changes },
    ],
    totalElements: 100,
  }

  it('is a list of rows that says what is new, what changed, how many there were, and how to end it', async () => {
    open({ 'GET /api/recordalSearches/s1/hits/h1': () => detail }, '?search=s1&hit=h1')
    expect(await screen.findByText('1,200 条')).toBeInTheDocument()
    expect(screen.getByText(/这里列出前 100 条/)).toBeInTheDocument()
    const anew = screen.getByRole('link', { name: '演示星辰' })
    expect(anew).toHaveAttribute('href', '/home/filingInquiry?active=1&recordNum=T2024-990001&recordal=T2024-990001')
    expect(anew.closest('tr')).toHaveTextContent('新增')
    expect(screen.getByText('演示星河').closest('tr')).toHaveTextContent('备案状态：原为生效 →改为 撤销')
    expect(screen.getByRole('button', { name: '删除 盯住星辰' })).toBeInTheDocument()
  })

  it('that is gone or somebody else’s says so', async () => {
    const gone = () => refusal(404, 'U00404', '内容不存在或已删除')
    open({ 'GET /api/recordalSearches/s1/hits/h1': gone }, '?search=s1&hit=h1')
    expect(await screen.findByText('这个查询或结果已删除，或不属于当前账号')).toBeInTheDocument()
  })
})
