import type { WebDomain } from '@portal/platform/web'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogueOf } from '../catalogue.ts'
import { renderLanding } from '../portal/prerender.tsx'
import { portalRoutes } from '../portal/routes.tsx'
import { PageProvider } from '../router/page-provider.tsx'
import { createPageRouter } from '../router/page-router.ts'
import { answerCalls, plainScreen } from '../testing/app-stage.tsx'
import { allServices, oneService } from '../testing/sample-domains.ts'

beforeEach(() => {
  plainScreen()
  answerCalls({})
})

const mounted: Root[] = []
afterEach(async () => {
  await act(async () => {
    for (const root of mounted.splice(0)) root.unmount()
  })
  document.body.replaceChildren()
})
/** Only here do the build's renderer and the browser's share one process; React remarks on it, and on that alone. */
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock
  const others = calls.filter(([text]) => !String(text).startsWith('Detected multiple renderers'))
  calls.splice(0, calls.length, ...others)
})

/** The document as the browser receives it, before any script ran. */
const deliver = async (domain = oneService): Promise<HTMLElement> => {
  const root = document.createElement('div')
  root.innerHTML = await renderLanding(catalogueOf([domain]))
  document.body.append(root)
  return root
}

describe('the prerendered landing page', () => {
  it('carries no style attribute, which the policy would block', async () => {
    const root = await deliver(allServices)
    expect(root.querySelectorAll('[style]')).toHaveLength(0)
  })

  it('links nothing but hash addresses of what exists', async () => {
    const root = await deliver()
    const addresses = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    const known = [
      '#/oneChains',
      '#/login?redirect=%2FoneChains',
      '#/register?redirect=%2FoneChains',
      '#/home/customsSeizure',
      '#/home/speedOfProgress?active=0',
    ]
    expect(new Set(addresses)).toEqual(new Set(known))
  })

  it('shows every service as a card that leads to it, each with its stage and its scene', async () => {
    await deliver(allServices)
    const section = within(screen.getByRole('region', { name: '可以在线办的事' }))
    const links = section.getAllByRole('link')
    expect(links).toHaveLength(allServices.services?.length ?? 0)
    const seizure = section.getByRole('link', { name: '海关查扣应对' }).closest('li')
    expect(seizure).toHaveTextContent('应对查扣投诉')
    expect(seizure?.querySelector('img')?.getAttribute('src')).toMatch(/ship-night\.svg/)
    expect(seizure?.querySelector('source')?.getAttribute('srcset')).toMatch(/ship-brand\.svg/)
  })

  it('marks the parts of a matter that it shows as a sample', async () => {
    await deliver()
    expect(screen.getByRole('heading', { name: '从提交到结果，每一步都看得见' })).toBeInTheDocument()
    expect(screen.getByRole('figure', { name: /^示例/ })).toHaveTextContent('示例')
  })

  it('holds the first slide alone, so that its words wait for no other picture', async () => {
    const root = await deliver(threeSlides)
    expect(slidesIn(root).map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 / 3'])
    expect(root.querySelector('h1')).toHaveTextContent('货物被海关查扣了？')
  })
})

const slidesIn = (root: HTMLElement) => [...root.querySelectorAll('[aria-roledescription="幻灯片"]')]

const threeSlides: WebDomain = {
  ...oneService,
  services: (oneService.services ?? []).flatMap((service) =>
    ['', '/b', '/c'].map((end) => ({ ...service, to: `${service.to}${end}` })),
  ),
}

const takeOver = async (root: HTMLElement, domain: WebDomain = oneService) => {
  const router = createPageRouter(portalRoutes([domain]), createMemoryHistory({ initialEntries: ['/oneChains'] }))
  await act(async () => {
    // Addresses differ by the hash alone, which this router of the test does not write.
    for (const link of root.querySelectorAll('a[href^="#/"]')) {
      const isStill = link.closest('[data-island]') !== null
      if (!isStill) link.setAttribute('href', link.getAttribute('href')?.slice(1) ?? '')
    }
    mounted.push(hydrateRoot(root, <PageProvider router={router} />))
  })
  return router
}

describe('the landing page coming to life', () => {
  it('is taken over without a difference, islands included', async () => {
    const root = await deliver()
    const before = root.querySelector('#proof-title')
    await takeOver(root)
    // The same node: React has kept what the document brought. A difference would fail through console.error.
    expect(root.querySelector('#proof-title')).toBe(before)
  })

  it('follows the links of its still parts through the router', async () => {
    const root = await deliver()
    const router = await takeOver(root)
    const link = within(screen.getByRole('region', { name: '可以在线办的事' })).getByRole('link', {
      name: '海关查扣应对',
    })
    await act(async () => link.click())
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/customsSeizure'))
  })

  it('loads the still parts when one comes from another page', async () => {
    const root = document.createElement('div')
    document.body.append(root)
    const own = createRoot(root)
    mounted.push(own)
    const router = createPageRouter(portalRoutes([oneService]), createMemoryHistory({ initialEntries: ['/oneChains'] }))
    await act(async () => own.render(<PageProvider router={router} />))
    expect(await screen.findByRole('heading', { name: '从提交到结果，每一步都看得见' })).toBeInTheDocument()
  })

  it('lets its other slides join, shows one at a time and can be paused', async () => {
    const root = await deliver(threeSlides)
    await takeOver(root, threeSlides)
    await waitFor(() => expect(slidesIn(root)).toHaveLength(3))
    expect(slidesIn(root).filter((slide) => !slide.hasAttribute('inert'))).toHaveLength(1)
    await act(async () => screen.getByRole('button', { name: '暂停轮播' }).click())
    expect(screen.getByRole('button', { name: '播放轮播' })).toBeInTheDocument()
  })

  it('shows the other services of a phone at a press', async () => {
    const root = await deliver(allServices)
    await takeOver(root, allServices)
    const all = screen.getByRole('button', { name: '全部 12 项' })
    const part = all.parentElement
    expect(part?.className).not.toBe('')
    await act(async () => all.click())
    expect(part?.className).toBe('')
  })

  it('lets the operator’s banners join at the end, out of reach until their turn, and keeps its own slides first', async () => {
    const picture = { image: '/api/picture/p/1920.webp', width: 1920, height: 600, sources: [] }
    const banner = {
      id: 'b1',
      title: '演示横幅',
      text: null,
      link: '/home/customsSeizure',
      alt: '',
      wordsInPicture: false,
    }
    answerCalls({ '/api/getBannersList': { banners: [{ ...banner, ...picture }] } })
    const root = await deliver(threeSlides)
    const before = root.querySelector('h1')
    await takeOver(root, threeSlides)
    await screen.findByText('演示横幅')
    expect(root.querySelector('h1')).toBe(before)
    expect(slidesIn(root).map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 / 4',
      '2 / 4',
      '3 / 4',
      '4 / 4',
    ])
    const [last] = slidesIn(root).slice(-1)
    expect(last?.hasAttribute('inert')).toBe(true)
    expect(last?.querySelector('a')?.getAttribute('href')).toContain('/home/customsSeizure')
  })
})

describe('the search box of the landing page', () => {
  it('leads to the search of recordals with the words, by itself as well as by the router', async () => {
    const root = await deliver(allServices)
    expect(within(root).queryByRole('search')).toBeNull()
    document.body.replaceChildren()
    const found = {
      ...oneService,
      portal: [{ path: 'filingInquiry', title: '查询', sort: 1, load: async () => ({ Component: () => '结果' }) }],
    }
    const own = await deliver(found)
    // Without a script the browser puts the words before the hash of the form's address.
    expect(within(own).getByRole('search')).toHaveAttribute('action', '#/home/filingInquiry?active=1')
    const router = await takeOver(own, found)
    const user = userEvent.setup()
    await user.type(screen.getByRole('searchbox', { name: '海关备案查询' }), ' 演示&星 {Enter}')
    await waitFor(() => expect(router.state.location.search).toBe(`?active=1&q=${encodeURIComponent('演示&星')}`))
  })
})
