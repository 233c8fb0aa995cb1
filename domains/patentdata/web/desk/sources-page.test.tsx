import { AppQuery, setSession } from '@portal/platform/web'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import type { OpsSource, PatentSources } from '../../contract/sources.ts'
import { SourcesPage } from './sources-page.tsx'

const working: OpsSource = {
  ...{ configured: true, asked: 12, colour: 'green', weekShare: 0.1234, answerTime: Date.UTC(2026, 10, 2, 1, 30) },
  ...{ failureTime: Date.UTC(2026, 10, 1, 1, 30), failure: 'malformed', pausedUntil: null, pause: null },
}
const silent: OpsSource = {
  ...{ configured: false, asked: 0, colour: null, weekShare: null, answerTime: null, failureTime: null },
  ...{ failure: null, pausedUntil: null, pause: null },
}
const lists = [{ name: '演示名单', records: 60, asOf: '2026-10-31' }]

let answer: PatentSources
beforeEach(() => {
  setSession({ token: () => 'session', userId: () => 'u1', onEnded: () => undefined })
  vi.stubGlobal('fetch', async () => Response.json(answer))
})

const open = async (sources: PatentSources) => {
  answer = sources
  render(
    <MemoryRouter initialEntries={['/patent-sources']}>
      <AppQuery>
        <SourcesPage />
      </AppQuery>
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { name: '欧洲专利局 OPS' })
}
const detailOf = (term: string) => screen.getByText(term).nextElementSibling

it('tells in words how the source stands, and which lists there are', async () => {
  await open({ ops: working, lists })
  expect(detailOf('状态')).toHaveTextContent('可以查询')
  expect(detailOf('最近一次限流')).toHaveTextContent('绿色，可以查询')
  expect(detailOf('本周额度')).toHaveTextContent('已用 12.3%')
  expect(detailOf('查询过的公告号')).toHaveTextContent('12 次')
  expect(detailOf('最近一次应答')).toHaveTextContent('2026-11-02 09:30')
  expect(detailOf('最近一次失败')).toHaveTextContent('2026-11-01 09:30 应答的格式不对，没有采用')
  expect(screen.getByRole('row', { name: /演示名单.*60 件.*2026-10-31/ })).toBeInTheDocument()
})

it('says why the source is left alone, and until when', async () => {
  const until = Date.UTC(2026, 10, 30)
  await open({ ops: { ...working, colour: 'black', pause: 'week', pausedUntil: until }, lists })
  expect(detailOf('状态')).toHaveTextContent('暂停查询')
  expect(screen.getByText(/本周额度将尽.*2026-11-30 08:00 以后再查询/)).toBeInTheDocument()
})

it('says plainly that nobody outside is asked, and that there is no list', async () => {
  await open({ ops: silent, lists: [] })
  expect(screen.getByText(/未配置：不向外部查询/)).toBeInTheDocument()
  expect(screen.queryByText('最近一次应答')).not.toBeInTheDocument()
  expect(screen.getByText('还没有导入名单')).toBeInTheDocument()
})
