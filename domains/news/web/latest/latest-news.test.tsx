import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { NewsItem } from '../../contract/article.ts'
import { newsItemSample } from '../../contract/samples.ts'
import { refusal, stagePage } from '../../testing/portal-stage.tsx'
import { LatestNews } from './latest-news.tsx'

const path = '/cms/api/directive/contentList'
const some = (name: string): NewsItem[] =>
  Array.from({ length: 8 }, (_, at) => ({ ...newsItemSample, id: `${name}${at}`, title: `演示·${name} ${at + 1}` }))

it('shows the latest eight of the warnings, and asks for another category once', async () => {
  const { calls, user } = await stagePage(<LatestNews />, {
    at: '/oneChains',
    answers: {
      [path]: ({ query }) => ({ page: { list: some(query.categoryId ?? ''), totalCount: 30, totalIsExact: true } }),
    },
  })
  expect(await screen.findByRole('link', { name: '演示·37 1' })).toHaveAttribute(
    'href',
    expect.stringContaining('isdetail'),
  )
  expect(screen.getAllByRole('link', { name: /^演示·37/ })).toHaveLength(8)
  expect(document.querySelectorAll('li img[loading="lazy"]')).toHaveLength(16)
  expect(screen.getAllByText('欧盟')).toHaveLength(8)
  expect(calls[0]?.query).toEqual({ categoryId: '37', pageIndex: '1', count: '8', home: '1' })
  await user.click(screen.getByRole('tab', { name: '政策资讯' }))
  expect(await screen.findByRole('link', { name: '演示·39 8' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '预警资讯' }))
  expect(screen.getByRole('link', { name: '演示·37 1' })).toBeVisible()
  expect(calls).toHaveLength(2)
  expect(screen.getByRole('link', { name: '更多' })).toHaveAttribute('href', '/home/newList')
})

it('says what failed and tries again', async () => {
  let isBroken = true
  const { user } = await stagePage(<LatestNews />, {
    at: '/oneChains',
    answers: {
      [path]: () =>
        isBroken
          ? refusal(500, 'U00500', '系统繁忙，请稍后再试')
          : { page: { list: some('好'), totalCount: 8, totalIsExact: true } },
    },
  })
  const retry = await screen.findByRole('button', { name: '重试' })
  isBroken = false
  await user.click(retry)
  expect(await screen.findByRole('link', { name: '演示·好 1' })).toBeVisible()
})
