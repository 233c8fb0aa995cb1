import { setSession } from '@portal/platform/web'
import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { siteWeb } from './site-web.ts'

let answers: Record<string, object | undefined>
beforeEach(() => {
  vi.resetModules()
  setSession({ token: () => '', userId: () => undefined, onEnded: () => undefined })
  answers = { '/api/site': {}, '/api/links': {} }
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path]
    if (!answer) throw new TypeError('offline')
    return Response.json(answer)
  })
})

/** Opens a page as a fresh browser does. */
const open = async (path: string) => {
  const { loadSite } = await import('./site-store.ts')
  const modules: Record<string, () => Promise<object>> = {
    privacyPolicy: () => import('./pages/privacy-page.tsx'),
    accessibility: () => import('./pages/accessibility-page.tsx'),
    alliance: () => import('./pages/alliance-page.tsx'),
  }
  const [Page] = Object.values((await modules[path]?.()) ?? {}) as (() => ReactNode)[]
  const router = createMemoryRouter([{ path: '/', element: Page && <Page /> }])
  const { container } = render(<RouterProvider router={router} />)
  await loadSite()
  return container
}

describe('the legal pages', () => {
  it('name the operator and his phone where they are configured', async () => {
    answers['/api/site'] = { companyCredit: '某某运营中心', phone: '0571-00000000' }
    const page = await open('privacyPolicy')
    expect(await within(page).findByRole('link', { name: '0571-00000000' })).toHaveAttribute(
      'href',
      'tel:0571-00000000',
    )
    expect(page).toHaveTextContent('本站由某某运营中心运营。')
    expect(page).toHaveTextContent('版本 1.6 · 2026 年 11 月 28 日起适用')
  })

  it('invent no phone', async () => {
    const page = await open('accessibility')
    expect(page).toHaveTextContent('运营方尚未公布服务热线')
  })

  it('show the introduction whole, paragraph by paragraph, or that there is none', async () => {
    answers['/api/site'] = { alliance: '第一段。\n\n第二段。' }
    const page = await open('alliance')
    await within(page).findByText('第一段。')
    await within(page).findByText('第二段。')
    document.body.innerHTML = ''
    vi.resetModules()
    answers['/api/site'] = { alliance: null }
    await open('alliance')
    await screen.findByText('运营方还没有填写联盟介绍')
  })

  it('stand in the footer', () => {
    expect(siteWeb.portal?.flatMap(({ inFooter }) => inFooter ?? [])).toEqual(['隐私政策', '无障碍声明'])
  })
})
