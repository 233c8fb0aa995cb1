import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { priceAnswer } from '../../contract/samples.ts'
import { stagePage } from '../../testing/page-stage.ts'
import { formPath } from '../paths.ts'
import { RegisterCard } from './register-card.tsx'

const stage = (answers = {}) => stagePage(<RegisterCard />, { answers, visitor: true })

it('leads to both forms and says what is needed, how long the law gives, and what it costs at least', async () => {
  vi.setSystemTime('2026-11-20T12:00:00+08:00')
  stage()
  expect(screen.getByRole('link', { name: '国内商标注册' })).toHaveAttribute('href', formPath('sbzc'))
  expect(screen.getByRole('link', { name: '国际商标注册' })).toHaveAttribute('href', formPath('gjsbzc'))
  expect(await screen.findByText('¥1,100.00 起，官费由申请人承担')).toBeVisible()
  expect(screen.getByText(/九个月内审查完毕/)).toHaveTextContent('《商标法》（2019 年修正）第二十八条')
  expect(screen.getByText(/提交需要登录/)).toBeVisible()
})

it('names no period of a law that has ended, and no price that nobody has published', async () => {
  vi.setSystemTime('2027-01-01T12:00:00+08:00')
  stage({ 'GET /api/getSelfRegistPrice': () => priceAnswer({ version: null }) })
  expect(await screen.findByText('服务价格尚未公布，暂不能提交。')).toBeVisible()
  expect(screen.queryByText(/九个月/)).toBeNull()
  expect(screen.queryByText(/起，官费/)).toBeNull()
})
