import { forgetWriterAfterDays } from '@portal/messages/contract'
import { AppQuery } from '@portal/platform/web'
import { savedLimits } from '@portal/recordals/contract'
import { render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { domains } from './domains.ts'

const openPolicy = async () => {
  const route = domains.flatMap(({ portal = [] }) => portal).find(({ path }) => path === 'privacyPolicy')
  const { Component } = (await route?.load()) ?? {}
  if (!Component) throw new Error('There is no privacy policy')
  const element = <AppQuery>{createElement(Component)}</AppQuery>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

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
