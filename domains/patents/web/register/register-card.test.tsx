import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stagePage } from '../../testing/page-stage.ts'
import { applyPath } from '../apply/apply-path.ts'
import { RegisterCard } from './register-card.tsx'

it('says of a patent what papers it needs and what it costs, and leads to the form', async () => {
  stagePage(<RegisterCard />, { answers: {}, visitor: true })
  expect(screen.getByRole('link', { name: '申请专利' })).toHaveAttribute('href', applyPath)
  expect(screen.getAllByText('说明书、说明书摘要、权利要求书、附图（必要时）')).toHaveLength(2)
  expect((await screen.findByText(/¥3,450.50/)).parentElement).toHaveTextContent(
    '官费 ¥950.00 + 服务费 ¥2,500.50，合计 ¥3,450.50',
  )
})
