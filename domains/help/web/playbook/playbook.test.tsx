import { customer, setStage } from '@portal/accounts/testing/page'
import { shanghaiDay } from '@portal/platform/web'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { PlaybookView } from '../../contract/playbook-endpoints.ts'
import { findPlaybook } from '../../contract/playbooks.ts'
import { CasePlaybook } from './case-playbook.tsx'
import { PlaybookPage } from './playbook-page.tsx'

const period = {
  ...{ rule: 'eu.customs.respond', name: '欧盟海关扣留：答复海关通知', trigger: '自收到海关通知之日起算' },
  ...{ period: '10 个工作日', source: '欧盟第 608/2013 号条例的办理说明', url: null, checkedOn: '2026-11-20' },
  calendar: 'DE',
}

type Query = Record<string, string>
const places: Readonly<Record<string, 'CN' | 'EU' | 'all'>> = { 中国: 'CN', 德国: 'EU', 美国: 'all' }
/** As the server answers it for recordals and seizures: China and Germany have entries, the United States have the general one. */
const answer = ({ query: { situation, side, nation = '', on = '' } }: { query: Query }) => {
  const isGermany = nation === '德国'
  const nations = nation.split(';').filter((name) => Object.hasOwn(places, name))
  const held = nations.find((name) => name === '中国' || (isGermany && situation === 'request-7'))
  const found = findPlaybook({
    situation: situation as 'request-7',
    side: side === 'holder' ? 'holder' : 'accused',
    place: places[held ?? ''] ?? 'all',
    on,
  })
  if (!found) return { playbook: null }
  const { title, from, steps, papers, language, rules } = found
  const playbook: PlaybookView = {
    ...{
      title,
      from,
      until: null,
      on,
      known: held !== undefined,
      nation: (held ?? nation) || null,
      nations,
      side: found.side,
    },
    ...{ checkedOn: '2025-04-19', steps: [...steps], papers: [...papers], language: [...language] },
    rules: [...rules],
    deadlines: isGermany ? [period] : [],
  }
  return { playbook }
}

const path = '/home/playbook'
const stage = (page: ReactElement, query: Query = {}, answers = {}) =>
  act(async () =>
    setStage({
      pages: { [path]: page },
      at: `${path}?${new URLSearchParams(query)}`,
      as: customer,
      answers: {
        'GET /api/playbooks': answer,
        'GET /api/countryList': () => ({
          list: [
            { code: 'CN', name: '中国', nameEn: 'China' },
            { code: 'DE', name: '德国', nameEn: 'Germany' },
          ],
        }),
        ...answers,
      },
    }),
  )
const part = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the page', () => {
  it('shows steps, period, papers and language of a country, each with its source', async () => {
    await stage(<PlaybookPage />, { situation: 'request-7', side: 'holder', nation: '德国', on: '2026-11-20' })
    expect(await screen.findByRole('heading', { level: 1, name: '欧盟海关扣留：权利人' })).toBeVisible()
    const steps = await part('第一天')
    expect(steps.getByText(/权利人在收到通知后十个工作日内表明态度/)).toBeVisible()
    expect(steps.getAllByText(/依据：欧盟第 608\/2013 号条例的办理说明；核对于 2026-11-20/)[0]).toBeVisible()
    const periods = await part('期限')
    expect(periods.getByText('10 个工作日')).toBeVisible()
    expect(periods.getByRole('link', { name: /算出最后一天/ })).toHaveAttribute(
      'href',
      '/home/deadlines?rule=eu.customs.respond&calendar=DE',
    )
    expect(screen.queryByText(/暂未收录该国/)).toBeNull()
    expect(screen.getByText('国家或地区：德国')).toHaveClass('print-only')
    expect(screen.getByText('以 2026-11-20 的内容为准。')).toBeVisible()
    expect(screen.getByRole('button', { name: '打印' })).toBeVisible()
  })

  it('says of a country that is not there that these are the general steps, and keeps the choice in the address', async () => {
    const { user, here } = await stage(<PlaybookPage />, { situation: 'request-7', nation: '美国', on: '2026-11-20' })
    expect(await screen.findByText('暂未收录该国（美国），以下为通用步骤')).toBeVisible()
    expect(screen.queryByRole('region', { name: '期限' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: '权利人' }))
    expect(await screen.findByRole('heading', { level: 1, name: '海关查扣：权利人' })).toBeVisible()
    expect(here()).toContain('side=holder')
  })

  it('shows law about which nobody does anything apart from the steps', async () => {
    await stage(<PlaybookPage />, { situation: 'request-4', on: '2026-11-20' })
    expect((await part('相关规定')).getByText(/商务主管部门可以/)).toBeVisible()
    expect((await part('第一天')).queryByText(/商务主管部门可以/)).toBeNull()
  })

  it('names no country that is none', async () => {
    await stage(<PlaybookPage />, { situation: 'request-7', nation: '欧洲各国', on: '2026-11-20' })
    expect(await screen.findByText('暂未收录该国，以下为通用步骤')).toBeVisible()
  })

  it('is that of today where the address holds no day', async () => {
    const { callsOf } = await stage(<PlaybookPage />, { on: '2026-02-30' })
    expect(await screen.findByRole('heading', { level: 1, name: '海关查扣：货主' })).toBeVisible()
    expect(callsOf('GET /api/playbooks')[0]?.query).toMatchObject({ on: shanghaiDay(Date.now()) })
  })

  it('asks no country where what to do is the same in all of them', async () => {
    const { user } = await stage(<PlaybookPage />, { situation: 'request-7', on: '2026-11-20' })
    expect(await screen.findByLabelText(/在哪个国家或地区/)).toBeVisible()
    for (const kind of ['风险防范', '预警自查']) {
      await user.selectOptions(screen.getByLabelText('什么事'), kind)
      await waitFor(() => expect(screen.queryByLabelText(/在哪个国家或地区/)).toBeNull())
    }
    expect(await screen.findByRole('heading', { level: 1, name: '自查之后补上缺口' })).toBeVisible()
  })

  it('leads to the vault, which is no service', async () => {
    await stage(<PlaybookPage />, { situation: 'request-1', nation: '中国', on: '2026-11-20' })
    expect(await screen.findByRole('link', { name: '权利台账' })).toHaveAttribute('href', '/home/rights')
  })

  it('says so where nothing is known of the day', async () => {
    await stage(<PlaybookPage />, { situation: 'request-7', on: '2000-01-01' })
    expect(await screen.findByText('没有这一天的办理要点。')).toBeVisible()
  })
})

describe('on a case', () => {
  const on = '2026-11-20'
  const seizure = (of: string) => <CasePlaybook of={of} kind="request-7" side={undefined} nation={null} on={on} />
  const recordal = (nation: string) => (
    <CasePlaybook of="HG1" kind="request-1" side={undefined} nation={nation} on={on} />
  )
  const print = () => screen.getByRole('link', { name: /单独打开并打印/, hidden: true })
  const open = (user: Awaited<ReturnType<typeof stage>>['user']) => user.click(screen.getByText('第一天做什么'))
  const queryOf = (address: string | null) => Object.fromEntries(new URLSearchParams(address?.split('?')[1]))

  it('is that of its kind, side, country and day, and sends nobody to a form again', async () => {
    const { callsOf } = await stage(<CasePlaybook of="ZH1" kind="request-2" side="accused" nation={null} on={on} />)
    await waitFor(() => expect(callsOf('GET /api/playbooks')).toHaveLength(1))
    expect(callsOf('GET /api/playbooks')[0]?.query).toMatchObject({ situation: 'request-2', side: 'accused', on })
    expect(await screen.findByText('展会：被他人投诉')).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: '投诉他人' })).toBeNull()
    expect(screen.queryByText(/把展位号、展品名称和照片提交给我们/)).toBeNull()
    expect(queryOf(print().getAttribute('href'))).toMatchObject({ situation: 'request-2', side: 'accused' })
  })

  it('keeps side and country in the address, so that both are there when one comes back', async () => {
    const { user, here } = await stage(seizure('KL1'), { businessSn: 'KL1' })
    await screen.findByText('海关查扣：货主')
    await open(user)
    await user.click(screen.getByRole('radio', { name: '权利人' }))
    await user.type(screen.getByLabelText(/在哪个国家或地区/), '德国')
    await user.click(await screen.findByRole('option', { name: /德国/ }))
    expect(await screen.findByText('欧盟海关扣留：权利人')).toBeInTheDocument()
    expect(queryOf(here())).toEqual({ businessSn: 'KL1', playbookOf: 'KL1', side: 'holder', nation: '德国' })
    expect(queryOf(print().getAttribute('href'))).toMatchObject({ side: 'holder', nation: '德国' })
  })

  it('reads them from the address, but never what was chosen for another case', async () => {
    const kept = { playbookOf: 'KL1', side: 'holder', nation: '德国' }
    await stage(seizure('KL1'), kept)
    expect(await screen.findByText('欧盟海关扣留：权利人')).toBeInTheDocument()
    await stage(seizure('KL2'), kept)
    expect(await screen.findByText('海关查扣：货主')).toBeInTheDocument()
  })

  it('lets the reader of a recordal choose, China among the countries, and reach each that the case names', async () => {
    const { user } = await stage(recordal('德国;美国'))
    expect(await screen.findByText('向海关申请保护')).toBeInTheDocument()
    await open(user)
    expect(screen.getByText('暂未收录该国（德国、美国），以下为通用步骤')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '德国' }))
    expect(await screen.findByText('暂未收录该国（德国），以下为通用步骤')).toBeVisible()
    expect(screen.getByRole('button', { name: '美国' })).toBeVisible()
    const field = screen.getByLabelText(/在哪个国家或地区/)
    await user.clear(field)
    await user.type(field, '中国')
    await user.click(await screen.findByRole('option', { name: /中国/ }))
    expect(await screen.findByText('中国海关备案')).toBeInTheDocument()
    // The vault is no form of this case.
    expect(screen.getByRole('link', { name: '权利台账' })).toBeVisible()
  })

  it('begins with the first country that has an entry', async () => {
    const { user } = await stage(recordal('美国;中国'))
    expect(await screen.findByText('中国海关备案')).toBeInTheDocument()
    await open(user)
    expect(screen.getByLabelText(/在哪个国家或地区/)).toHaveValue('中国')
    expect(screen.getByRole('button', { name: '美国' })).toBeVisible()
  })

  it('has general steps for a self-check that was sent to the experts', async () => {
    await stage(<CasePlaybook of="YJ1" kind="request-5" side={undefined} nation={null} on={on} />)
    expect(await screen.findByText('自查之后补上缺口')).toBeInTheDocument()
    expect(screen.queryByLabelText(/在哪个国家或地区/)).toBeNull()
  })

  it('shows nothing for a kind that has none', async () => {
    const { callsOf } = await stage(<CasePlaybook of="X1" kind="request-9" side={undefined} nation={null} on={on} />)
    expect(screen.queryByText('第一天做什么')).toBeNull()
    expect(callsOf('GET /api/playbooks')).toHaveLength(0)
  })
})
