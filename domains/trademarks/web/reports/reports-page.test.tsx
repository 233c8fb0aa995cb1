import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { nothingSearched, reportRowAnswer } from '../../contract/samples.ts'
import { stagePage } from '../../testing/page-stage.ts'
import { formPath, reportsPath } from '../paths.ts'
import { ReportsPage } from './reports-page.tsx'

const listCall = 'GET /api/brandSearchReports'
const stage = (elements: object[]) =>
  stagePage(<ReportsPage />, {
    at: reportsPath,
    answers: { [listCall]: () => ({ elements, totalElements: elements.length }) },
  })

it('lists the own reports with what they found, each to be looked through and downloaded', async () => {
  const bare = reportRowAnswer({ reportNo: 'JS20261118000002', trademarkName: '演示远帆', searched: nothingSearched })
  stage([reportRowAnswer(), bare])
  const [, first, second] = within(await screen.findByRole('table', { name: '我的检索报告' })).getAllByRole('row')
  expect(first).toHaveTextContent(/演示星辰JS20261118000001.*11 月 18 日 10:02.*3 件/)
  expect(second).toHaveTextContent('没有数据，未比对')
  expect(screen.getByRole('link', { name: '下载 演示星辰 的报告' })).toHaveAttribute('href', '/api/file/f1?signature=a')
  expect(screen.getAllByRole('button', { name: /^预览 / })).toHaveLength(2)
  expect(screen.getByText('品牌注册检索报告保留 90 天，请下载保存。')).toBeVisible()
})

it('says how one is made while there is none', async () => {
  stage([])
  expect(await screen.findByText('还没有检索报告。填写商标名称后就可以生成。')).toBeVisible()
  expect(screen.getByRole('link', { name: '去生成' })).toHaveAttribute('href', formPath('sbzc'))
})
