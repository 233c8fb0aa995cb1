import { customer, setStage } from '@portal/accounts/testing/page'
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
}

type Query = Record<string, string>
/** As the server answers it: Germany has the entry of the Union, every other country the general one. */
const answer = ({ query: { situation, side, nation, on = '' } }: { query: Query }) => {
  const isGermany = nation === '德国'
  const found = findPlaybook({
    situation: situation as 'request-7',
    side: side === 'holder' ? 'holder' : 'accused',
    place: isGermany ? 'EU' : 'all',
    on,
  })
  if (!found) return { playbook: null }
  const { title, from, steps, papers, language } = found
  const playbook: PlaybookView = {
    ...{ title, from, until: null, on, known: isGermany, nation: nation || null, side: found.side },
    ...{ checkedOn: '2025-04-19', steps: [...steps], papers: [...papers], language: [...language] },
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
        'GET /api/countryList': () => ({ list: [{ code: 'DE', name: '德国', nameEn: 'Germany' }] }),
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
      '/home/deadlines?rule=eu.customs.respond',
    )
    expect(screen.queryByText(/暂未收录该国/)).toBeNull()
    expect(screen.getByText('以 2026-11-20 的内容为准。')).toBeVisible()
    expect(screen.getByRole('button', { name: '打印' })).toBeVisible()
  })

  it('says of a country that is not there that these are the general steps, and keeps the choice in the address', async () => {
    const { user, here } = await stage(<PlaybookPage />, { situation: 'request-7', nation: '美国', on: '2026-11-20' })
    expect(await screen.findByText('暂未收录该国，以下为通用步骤')).toBeVisible()
    expect(screen.queryByRole('region', { name: '期限' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: '权利人' }))
    expect(await screen.findByRole('heading', { level: 1, name: '海关查扣：权利人' })).toBeVisible()
    expect(here()).toContain('side=holder')
  })

  it('says so where nothing is known of the day', async () => {
    await stage(<PlaybookPage />, { situation: 'request-7', on: '2000-01-01' })
    expect(await screen.findByText('没有这一天的办理要点。')).toBeVisible()
  })
})

describe('on a case', () => {
  it('is that of its kind, side, country and day, and sends nobody to a form again', async () => {
    const { callsOf } = await stage(<CasePlaybook kind="request-2" side="accused" nation={null} on="2026-11-20" />)
    await waitFor(() => expect(callsOf('GET /api/playbooks')).toHaveLength(1))
    expect(callsOf('GET /api/playbooks')[0]?.query).toMatchObject({
      situation: 'request-2',
      side: 'accused',
      on: '2026-11-20',
    })
    expect(await screen.findByText('展会：被他人投诉')).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: '投诉他人' })).toBeNull()
    expect(screen.queryByText(/把展位号、展品名称和照片提交给我们/)).toBeNull()
    expect(screen.getByRole('link', { name: /单独打开并打印/, hidden: true })).toHaveAttribute(
      'href',
      expect.stringContaining('/home/playbook?situation=request-2&side=accused'),
    )
  })

  it('shows nothing for a kind that has none', async () => {
    const { callsOf } = await stage(<CasePlaybook kind="request-5" side={undefined} nation={null} on="2026-11-20" />)
    expect(screen.queryByText('第一天做什么')).toBeNull()
    expect(callsOf('GET /api/playbooks')).toHaveLength(0)
  })
})
