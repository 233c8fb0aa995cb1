import { createHash } from 'node:crypto'
import { policyTextSha256 } from '@portal/accounts/contract'
import { forgetWriterAfterDays } from '@portal/messages/contract'
import { AppQuery } from '@portal/platform/web'
import { savedLimits } from '@portal/recordals/contract'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { domains } from './domains.ts'

const openPage = async (path: string) => {
  const route = domains.flatMap(({ portal = [] }) => portal).find((one) => one.path === path)
  const { Component } = (await route?.load()) ?? {}
  if (!Component) throw new Error(`There is no page ${path}`)
  const element = <AppQuery>{createElement(Component)}</AppQuery>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}
const openPolicy = () => openPage('privacyPolicy')

it('the privacy policy states how long the writers of removed messages are remembered', async () => {
  await openPolicy()
  const row = screen.getByText('已删除的留言、垃圾信息的称呼和邮箱').closest('tr')
  expect(row).toHaveTextContent(`${forgetWriterAfterDays} 天`)
})

it('the privacy policy states how long is remembered what a saved search has found', async () => {
  await openPolicy()
  const rows = screen.getAllByText('保存的查询').map((one) => one.closest('tr')?.textContent)
  expect(rows).toContainEqual(expect.stringContaining(`${savedLimits.keptDays} 天`))
})

it('the registration keeps the digest of the words that its page shows', async () => {
  await openPage('register')
  await userEvent.setup().click(screen.getByRole('button', { name: '查看全文' }))
  const agreement = (await screen.findByRole('dialog', { name: '用户协议和隐私政策' })).textContent
  cleanup()
  await openPolicy()
  const whole = screen.getByText(/^版本 /).parentElement?.textContent
  expect(whole).toContain('一、谁处理您的信息')
  expect(createHash('sha256').update(`${agreement}\n${whole}`).digest('hex')).toBe(policyTextSha256)
})
