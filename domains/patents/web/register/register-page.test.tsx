import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { applyPath, registerPath } from '../../contract/paths.ts'
import { stagePage } from '../../testing/page-stage.ts'
import { RegisterPage } from './register-page.tsx'

it.each(['', '?active=sbzc', '?active=gjsbzc', '?active=other'])(
  'two cards stand on %s: a patent with its papers and prices, and trademarks, which are not open yet',
  async (query) => {
    stagePage(<RegisterPage />, { at: `${registerPath}${query}`, answers: {}, visitor: true })
    const patent = within(await screen.findByRole('region', { name: '专利申请' }))
    expect(patent.getByRole('link', { name: '申请专利' })).toHaveAttribute('href', applyPath)
    expect(patent.getAllByText('说明书、说明书摘要、权利要求书、附图（必要时）')).toHaveLength(2)
    expect((await patent.findByText(/¥3,450.50/)).parentElement).toHaveTextContent(
      '官费 ¥950.00 + 服务费 ¥2,500.50，合计 ¥3,450.50',
    )
    const trademark = screen.getByRole('region', { name: '商标注册' })
    expect(trademark).toHaveTextContent(/^商标注册即将开放$/)
    expect(within(trademark).queryByRole('link')).toBeNull()
  },
)
