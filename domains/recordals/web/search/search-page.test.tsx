import { type Answer, customer, refusal, setStage } from '@portal/accounts/testing/page'
import { findPrefill, setServices } from '@portal/platform/web'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FoundRecordal, RecordalPage } from '../../contract/search.ts'
import { foundRecordalSample, recordalDetailSample, recordalPageSample } from '../../contract/search-samples.ts'
import { InquiryPage } from '../inquiry-page.tsx'

const path = '/home/filingInquiry'
const search = 'GET /api/serchCustoms'
const detailOf = (recordNum: string) => `GET /api/recordals/${recordNum}`
const page = (changes: Partial<RecordalPage> = {}): RecordalPage => ({ ...recordalPageSample, ...changes })
const row = (changes: Partial<FoundRecordal> = {}): FoundRecordal => ({ ...foundRecordalSample, ...changes })
const nothing = page({ elements: [], totalElements: 0 })

type Found = (query: Record<string, string>) => object
const stage = (
  at: string,
  found: Found,
  others: Record<string, Answer> = {},
  as: Parameters<typeof setStage>[0]['as'] = null,
) => {
  const answers = { [search]: ({ query }: Parameters<Answer>[0]) => found(query), ...others }
  const { here, ...staged } = setStage({ pages: { [path]: <InquiryPage /> }, at: `${path}?${at}`, answers, as })
  return { ...staged, here: () => decodeURIComponent(here()), asked: () => staged.callsOf(search) }
}

const box = () => screen.getByRole('searchbox', { name: '查询海关备案' })

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-20T02:00:00Z'))
  setServices([])
})

describe('the search of recordals', () => {
  it('asks what the address says, and shows every column of the customs query with the hits marked', async () => {
    const { asked } = stage('active=1&q=星辰', () => page())
    expect(box()).toHaveValue('星辰')
    const paper = await screen.findByText('查询条件：星辰；第 1 页')
    expect(paper).toHaveClass('print-only')
    const table = within(await screen.findByRole('table', { name: '海关备案' }))
    expect(asked()[0]?.query).toEqual({ q: '星辰', pgIndex: '1', pgCount: '10' })
    const cells = table.getAllByRole('cell').map((cell) => cell.lastElementChild?.textContent)
    expect(cells).toEqual([
      '演示星辰',
      '演示远帆进出口有限公司',
      '中国',
      '90000001',
      'T2024-990001',
      '国内注册',
      '9',
      '生效剩 2657 天',
      '开始 2024-03-01截止 2034-02-28',
    ])
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['星辰'])
    expect(screen.getAllByText('共 1 条')[0]).toBeVisible()
    expect(screen.getByText('数据截至 2026-11-01')).toBeVisible()
    expect(screen.getByText('演示数据，均为虚构')).toBeVisible()
  })

  it('marks what ends within 180 days, shows dashes for a day that is missing, and no days for what is over', async () => {
    stage('active=1', () =>
      page({
        elements: [
          row({ recordNum: 'T2017-990001', recordEndDate: '2027-05-19' }),
          row({ recordNum: 'T2017-990002', recordEndDate: '2027-05-20' }),
          row({ recordNum: 'T2017-990003', recordEndDate: null, recordBeginDate: null }),
          row({ recordNum: 'T2017-990004', recordState: 3 }),
        ],
      }),
    )
    const rows = (await screen.findAllByRole('row')).slice(1)
    const words = rows.map((one) => one.textContent)
    expect(words[0]).toContain('剩 180 天即将到期')
    expect(words[1]).toContain('剩 181 天')
    expect(words[1]).not.toContain('即将到期')
    expect(words[2]).toContain('开始 --截止 --')
    expect(words[3]).toContain('撤销')
    expect(words[3]).not.toContain('剩')
  })

  it('draws what was met as text, whatever it says', async () => {
    stage('active=1&q=b', () =>
      page({
        elements: [row({ recordName: '<b>x</b>', hits: { ...foundRecordalSample.hits, recordName: [[1, 2]] } })],
      }),
    )
    expect(await screen.findByRole('link', { name: '<b>x</b>' })).toBeVisible()
    expect(document.querySelector('td b')).toBeNull()
    expect(document.querySelector('mark')).toHaveTextContent('b')
  })

  it('asks field by field, fuzzy or exact, and keeps all of it in the address', async () => {
    const { asked, here, user } = stage('active=1&q=旧', () => page())
    await screen.findByRole('table')
    await user.click(screen.getByRole('button', { name: '按字段查询' }))
    await user.clear(box())
    await user.type(screen.getByRole('textbox', { name: '权利人名称' }), ' 远帆 ')
    await user.selectOptions(screen.getByRole('combobox', { name: '备案类型' }), '商标权')
    await user.selectOptions(screen.getByRole('combobox', { name: '权利类别' }), '国内注册')
    await user.selectOptions(screen.getByRole('combobox', { name: '备案状态' }), '生效')
    await user.click(screen.getByRole('radio', { name: '精确查询' }))
    await user.type(screen.getByRole('textbox', { name: /商品分类/ }), '9,25{Enter}')
    const said = { name: '远帆', productType: '9,25', recordType: 'T', registerType: '4', recordState: '1' }
    await waitFor(() => expect(asked().at(-1)?.query).toEqual({ ...said, match: 'exact', pgIndex: '1', pgCount: '10' }))
    expect(here()).toBe(
      '/home/filingInquiry?active=1&name=远帆&productType=9,25&recordType=T&registerType=4&recordState=1&match=exact',
    )
  })

  it('puts back into the form what was looked for before, with its page', async () => {
    const { router, user, asked } = stage('active=1&q=甲&pgIndex=3', () => page({ totalElements: 95 }))
    await screen.findByRole('table')
    expect(asked()[0]?.query.pgIndex).toBe('3')
    await user.clear(box())
    await user.type(box(), '乙{Enter}')
    await waitFor(() => expect(asked().at(-1)?.query).toMatchObject({ q: '乙', pgIndex: '1' }))
    expect(box()).toHaveFocus()
    await act(() => router.navigate(-1))
    expect(box()).toHaveValue('甲')
    expect(screen.getByRole('button', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page')
  })

  it('says 10,000+ where nobody counts further, and turns pages from the beginning of the list', async () => {
    const { asked, user } = stage('active=1', () => page({ totalElements: 10_000, totalIsExact: false }))
    const pager = await screen.findByRole('navigation', { name: '分页' })
    expect(pager).toHaveTextContent('10,000+ 条')
    expect(within(pager).queryByRole('button', { name: '下一页' })).toBeNull()
    await user.type(within(pager).getByRole('textbox', { name: '前往页码' }), '1000{Enter}')
    await waitFor(() => expect(asked().at(-1)?.query.pgIndex).toBe('1000'))
    expect(screen.getByRole('heading', { name: '全部备案' })).toHaveFocus()
  })

  it('says that it took the words by their sound', async () => {
    stage('active=1&q=xingchen', () => page({ secondTry: 'pinyin' }))
    expect(await screen.findByText('按字面没有找到“xingchen”，以下是按拼音找到的备案。')).toBeVisible()
  })

  it('says how the box was understood', async () => {
    stage('active=1&q=T2024-990001', () => page({ readAs: 'recordNumber' }))
    expect(await screen.findByText('按备案号查询')).toBeVisible()
  })

  it('shows what to try next where nothing was found', async () => {
    const { asked, user } = stage('active=1&q=星辰大海之歌&name=甲&match=exact', ({ q }) =>
      q === '星辰大' ? page() : nothing,
    )
    expect(await screen.findByText('暂无数据')).toBeVisible()
    expect(screen.getByRole('link', { name: '官方查询工具' })).toHaveAttribute('href', '/home/filingInquiry')
    await user.click(screen.getByRole('button', { name: '模糊查询', description: '' }))
    await waitFor(() => expect(asked().at(-1)?.query).not.toHaveProperty('match'))
    await user.click(await screen.findByRole('button', { name: '只查“星辰大海之歌”' }))
    expect(await screen.findByText(/按字面和拼音都查过/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '查“星辰大”' }))
    expect(await screen.findByRole('table')).toBeVisible()
    expect(asked().at(-1)?.query).toEqual({ q: '星辰大', pgIndex: '1', pgCount: '10' })
  })

  it('says when nothing has been imported, and leads back from a page that is no more', async () => {
    stage('active=1', () => page({ elements: [], totalElements: 0, asOf: null }))
    expect(await screen.findByText(/还没有导入海关备案数据/)).toBeVisible()
    document.body.replaceChildren()
    const { here, user } = stage('active=1&q=甲&pgIndex=9', ({ pgIndex }) =>
      pgIndex === '9' ? page({ elements: [], totalElements: 3 }) : page({ totalElements: 3 }),
    )
    const back = await screen.findByRole('button', { name: '回到第一页' })
    expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull()
    await user.click(back)
    expect(here()).toContain('pgIndex=1')
  })

  it('says what failed and tries again', async () => {
    let isBroken = true
    const { user } = stage('active=1&q=甲', () =>
      isBroken ? refusal(400, 'U00400', '符合条件的备案过多，请补充查询条件后重试') : page(),
    )
    expect(await screen.findByText('备案查询失败')).toBeVisible()
    expect(screen.getByText('符合条件的备案过多，请补充查询条件后重试')).toBeVisible()
    isBroken = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(screen.getByRole('heading', { name: '查询结果' })).toHaveFocus()
    expect(await screen.findByRole('table')).toBeVisible()
  })

  it('leads from a search that is too broad to the fields that narrow it', async () => {
    const { user } = stage('active=1&q=1', () => refusal(400, 'U00400', '符合条件的备案过多，请补充查询条件后重试'))
    const fields = screen.getByRole('button', { name: '按字段查询' })
    expect(fields).toHaveAttribute('aria-expanded', 'false')
    await user.click(await screen.findByRole('button', { name: '补充查询条件' }))
    expect(fields).toHaveAttribute('aria-expanded', 'true')
    expect(fields).toHaveFocus()
  })

  it('asks the same again, without a further step of the history', async () => {
    let isBroken = true
    const { asked, router, user } = stage('active=1&q=甲', () =>
      isBroken ? refusal(503, 'U00503', '系统繁忙，请稍后再试') : page(),
    )
    const { key } = router.state.location
    expect(await screen.findByText('备案查询失败')).toBeVisible()
    expect(screen.queryByRole('button', { name: '补充查询条件' })).toBeNull()
    isBroken = false
    await user.click(screen.getByRole('button', { name: '查询' }))
    expect(await screen.findByRole('table')).toBeVisible()
    expect(asked()).toHaveLength(2)
    expect(router.state.location.key).toBe(key)
  })

  it('asks from below the fields as well, and brings what was found into sight', async () => {
    const { asked, user } = stage('active=1&name=旧', () => page())
    await screen.findByRole('table')
    const reveal = vi.spyOn(Element.prototype, 'scrollIntoView')
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1500, 300, 30))
    const holder = screen.getByRole('textbox', { name: '权利人名称' })
    await user.clear(holder)
    await user.type(holder, '远帆')
    expect(reveal).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '按以上条件查询' }))
    await waitFor(() => expect(asked().at(-1)?.query).toMatchObject({ name: '远帆' }))
    expect(reveal.mock.contexts[0]).toBe(screen.getByRole('heading', { name: '查询结果' }))
  })

  it('keeps the place of a picture that cannot be had', async () => {
    stage('active=1', () => page({ elements: [row({ recordIcon: 'elsewhere-1' })] }))
    const cell = (await screen.findAllByRole('cell'))[0]
    const picture = cell?.querySelector('img')
    expect(picture).toHaveAttribute('src', '/api/recordalIcon/elsewhere-1')
    if (picture) fireEvent.error(picture)
    expect(cell?.querySelector('img')).toBeNull()
    expect(cell?.querySelector('svg')).not.toBeNull()
  })

  it('begins at step 1 with the form alone, at step 2 with the result', async () => {
    const { asked, here, user } = stage('step=1&q=星辰', () => page())
    expect(box()).toHaveValue('星辰')
    expect(asked()).toEqual([])
    await user.click(screen.getByRole('button', { name: '查询' }))
    expect(await screen.findByRole('table')).toBeVisible()
    expect(here()).toBe('/home/filingInquiry?active=1&q=星辰')
    document.body.replaceChildren()
    stage('step=2&q=星辰', () => page())
    expect(await screen.findByRole('table')).toBeVisible()
  })

  it('leads whoever is not signed in to the login before an export', async () => {
    const { user } = stage('active=1&q=星辰', () => page())
    await user.click(await screen.findByRole('button', { name: '导出结果' }))
    const dialog = within(await screen.findByRole('dialog', { name: '登录后导出' }))
    expect(dialog.getByRole('link', { name: '去登录' }).getAttribute('href')).toContain(
      encodeURIComponent('/home/filingInquiry?active=1'),
    )
  })
})

describe('the export', () => {
  it('says that only the first 10,000 are taken, and saves the file under the day', async () => {
    const saved = vi.fn()
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    // The address is given up a minute later.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true, now: Date.now() })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download)
    })
    const { callsOf, user } = stage(
      'active=1&q=星辰&match=exact',
      () => page({ totalElements: 10_000, totalIsExact: false }),
      { 'GET /api/recordals-export': () => new Response('bytes') },
      customer,
    )
    await user.click(await screen.findByRole('button', { name: '导出结果' }))
    const dialog = within(await screen.findByRole('dialog', { name: '导出查询结果' }))
    expect(dialog.getByText(/只导出前 10,000 条/)).toBeVisible()
    await user.click(dialog.getByRole('radio', { name: 'CSV' }))
    await user.click(dialog.getByRole('button', { name: '导出' }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith('海关备案查询-2026-11-20.csv'))
    expect(callsOf('GET /api/recordals-export')[0]?.query).toEqual({ q: '星辰', match: 'exact', format: 'csv' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('one recordal', () => {
  const answers = { [detailOf('T2024-990001')]: () => recordalDetailSample }

  it('opens beside the list, and closes by going back and by Escape, with the focus where it was', async () => {
    const { here, router, user } = stage('active=1&q=星辰', () => page(), answers)
    const link = await screen.findByRole('link', { name: '演示星辰' })
    await user.click(link)
    const drawer = await screen.findByRole('dialog', { name: '演示星辰' })
    expect(here()).toBe('/home/filingInquiry?active=1&q=星辰&recordal=T2024-990001')
    expect(within(drawer).getByRole('img', { name: /备案期限 2024-03-01 至 2034-02-28，今天 2026-11-20，剩 2657 天/ }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(here()).toBe('/home/filingInquiry?active=1&q=星辰')
    await waitFor(() => expect(link).toHaveFocus())
    await user.click(link)
    await screen.findByRole('dialog')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(here()).toBe('/home/filingInquiry?active=1&q=星辰')
  })

  it('shows nothing of one record while another is on its way, which then has the focus', async () => {
    let send: (() => void) | undefined
    const slow = new Promise<void>((resolve) => {
      send = resolve
    })
    const other = { ...recordalDetailSample, recordal: { ...recordalDetailSample.recordal, recordName: '演示星辰花' } }
    const { user } = stage('active=1&q=星辰', () => page(), {
      ...answers,
      [detailOf('T2024-990002')]: () => slow.then(() => other),
    })
    await user.click(await screen.findByRole('link', { name: '演示星辰' }))
    const drawer = await screen.findByRole('dialog', { name: '演示星辰' })
    const [same] = within(drawer).getAllByRole('link', { name: '演示星辰花' })
    if (same) await user.click(same)
    expect(await screen.findByRole('dialog', { name: '备案详情' })).toHaveFocus()
    expect(screen.queryByText('变更记录')).toBeNull()
    send?.()
    expect(await screen.findByRole('dialog', { name: '演示星辰花' })).toHaveFocus()
  })

  it('tells its changes, what its holder has to do, and the other rights of the holder', async () => {
    const other = { ...recordalDetailSample, recordal: { ...recordalDetailSample.recordal, recordName: '演示星辰花' } }
    const { here, user } = stage('active=1&q=星辰', () => page(), {
      ...answers,
      [detailOf('T2024-990002')]: () => other,
    })
    await user.click(await screen.findByRole('link', { name: '演示星辰' }))
    const drawer = within(await screen.findByRole('dialog', { name: '演示星辰' }))
    expect(drawer.getByText('备案状态：')).toHaveTextContent('备案状态：到期改为 → 生效')
    expect(drawer.getByText(/自改变之日起三十个工作日内向海关总署办理变更或者注销/)).toBeVisible()
    const [same] = drawer.getAllByRole('link', { name: '演示星辰花' })
    if (same) await user.click(same)
    await screen.findByRole('dialog', { name: '演示星辰花' })
    expect(here()).toContain('recordal=T2024-990002')
    await user.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(here()).toBe('/home/filingInquiry?active=1&q=星辰')
  })

  it('leads with its number to the vault', async () => {
    stage('active=1&recordal=T2024-990001', () => page(), answers)
    expect(await screen.findByRole('link', { name: '加入权利台账' })).toHaveAttribute(
      'href',
      '/home/rights?form=add&recordNum=T2024-990001',
    )
  })

  it('takes its number along to the request about goods that customs hold', async () => {
    const to = '/home/customsSeizure'
    setServices([
      { to, title: '海关查扣应对', description: '', icon: 'ship', scene: 'ship', stage: '应对查扣投诉', sort: 1 },
    ])
    const { here, user } = stage('active=1&recordal=T2024-990001', () => page(), answers)
    await user.click(await screen.findByRole('button', { name: '货物因它被查扣，求助' }))
    expect(here()).toBe(to)
    expect(findPrefill(to)?.values).toEqual({
      seizureReason: '涉及备案号 T2024-990001（演示星辰，权利人演示远帆进出口有限公司）',
    })
  })

  it('has an address of its own, and says when there is no such number', async () => {
    const { here, user } = stage('active=1&recordal=T2024-990009', () => page(), {
      [detailOf('T2024-990009')]: () => refusal(404, 'U00404', '内容不存在'),
    })
    const drawer = within(await screen.findByRole('dialog', { name: '备案详情' }))
    expect(await drawer.findByText('内容不存在')).toBeVisible()
    await user.click(drawer.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(here()).toBe('/home/filingInquiry?active=1'))
  })
})
