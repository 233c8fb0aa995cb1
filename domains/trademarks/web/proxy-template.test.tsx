import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { stagePage } from '../testing/page-stage.ts'
import { ProxyTemplate } from './proxy-template.tsx'

it('asks for the power of attorney with the name as it stands, and downloads it', async () => {
  const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user, callsOf } = stagePage(<ProxyTemplate name={() => '演示星辰'} />, {
    at: '/home/oneRegister',
    answers: { 'POST /api/downProxyTemplate': () => ({ url: '/api/file/f1', fileName: '委托书.pdf' }) },
  })
  await user.click(screen.getByRole('button', { name: '下载委托书模板' }))
  await waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(callsOf('POST /api/downProxyTemplate')[0]?.body).toEqual({
    work_order_id: '',
    confirm_step: 3,
    is_submit: 0,
    trademark: { trademark_name: '演示星辰' },
  })
})
