import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { callError, callErrorTexts } from '../call/call-error.ts'
import { ErrorView } from './error-view.tsx'

it('says first that the network is gone where a list could not be asked for, and tries again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const onRetry = vi.fn()
  render(<ErrorView title="资讯加载失败" error={callError('network', callErrorTexts.network)} onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('网络断开了资讯加载失败。连上网络后再试一次。')
  await userEvent.setup().click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('says what failed where the network is there', () => {
  render(<ErrorView title="资讯加载失败" error={callError('network', callErrorTexts.network)} />)
  expect(screen.getByRole('alert')).toHaveTextContent(`资讯加载失败${callErrorTexts.network}`)
})
