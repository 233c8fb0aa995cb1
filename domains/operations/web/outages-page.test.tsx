import { editor, refusal, setStage } from '@portal/accounts/testing/page'
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Outage } from '../contract/outages.ts'
import { OutagesPage } from './outages-page.tsx'

const listCall = 'GET /api/admin/outages'
const at = (time: string) => Date.parse(`2026-11-18T${time}+08:00`)
const outage = (changes: Partial<Outage>): Outage => ({
  ...{ number: 7, part: 'files', from: at('10:00:00'), to: at('10:00:20'), goesOn: false },
  ...changes,
})
const stage = (answer: () => object) =>
  act(async () =>
    setStage({ pages: { '/outages': <OutagesPage /> }, at: '/outages', as: editor, answers: { [listCall]: answer } }),
  )

it('tells what could not be used, when, how long, and whether that goes on', async () => {
  const elements = [
    outage({ number: 9, goesOn: true }),
    outage({ number: 8, part: 'portal', to: at('12:05:00') }),
    outage({ part: 'database', to: at('10:01:00') }),
  ]
  const { callsOf } = await stage(() => ({ elements, totalElements: 3 }))
  const [, going, portal, database] = within(await screen.findByRole('table')).getAllByRole('row')
  const at10 = '开始2026-11-18 10:00'
  expect(going).toHaveTextContent(`编号故障 9不可用的部分文件存储${at10}恢复—时长不足 1 分钟状态持续中`)
  expect(portal).toHaveTextContent(`故障 8不可用的部分整个网站${at10}恢复2026-11-18 12:05时长2 小时 5 分钟状态已恢复`)
  expect(database).toHaveTextContent(`故障 7不可用的部分数据库${at10}恢复2026-11-18 10:01时长1 分钟状态已恢复`)
  expect(callsOf(listCall)[0]?.query).toEqual({ pgIndex: '1', pgCount: '20' })
})

it('says that nothing happened, and tries again after a failure', async () => {
  let answer: () => object = () => refusal(500, 'U00500', '系统繁忙，请稍后再试')
  const { user } = await stage(() => answer())
  expect(await screen.findByText('故障记录加载失败')).toBeInTheDocument()
  answer = () => ({ elements: [], totalElements: 0 })
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('没有记录到故障')).toBeInTheDocument()
})
