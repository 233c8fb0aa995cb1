import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

const answers: Record<string, () => Response> = {}
const fetched = vi.fn(async (path: string) => {
  const answer = answers[path]
  if (!answer) throw new TypeError('offline')
  return answer()
})

type Store = typeof import('./site-store.ts')

const Strip = ({ useSite }: Pick<Store, 'useSite'>) => {
  const { status, info, links } = useSite()
  const names = links.government?.map(({ name }) => name).join() ?? '无链接'
  return <p>{`${status} ${info.phone ?? '无电话'} ${names}`}</p>
}

/** A page that was just opened: the store is new. */
const open = async () => {
  vi.resetModules()
  const { loadSite, useSite } = await import('./site-store.ts')
  render(<Strip useSite={useSite} />)
  return loadSite
}

beforeEach(() => {
  for (const path of Object.keys(answers)) delete answers[path]
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})

const serve = () => {
  answers['/api/site'] = () => Response.json({ phone: '12345' })
  answers['/api/links'] = () =>
    Response.json({ government: [{ name: '国家知识产权局', url: 'https://www.cnipa.gov.cn/' }] })
}

test('shows nothing first, then what was configured, and asks each address once', async () => {
  serve()
  const loadSite = await open()
  screen.getByText('loading 无电话 无链接')
  await Promise.all([loadSite(), loadSite()])
  await screen.findByText('ready 12345 国家知识产权局')
  await loadSite()
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/site', '/api/links'])
})

test('one address out of order takes nothing from the other; a further try reads again', async () => {
  serve()
  answers['/api/links'] = () => new Response('busy', { status: 503 })
  const loadSite = await open()
  await loadSite()
  await screen.findByText('failed 12345 无链接')
  serve()
  await loadSite()
  await screen.findByText('ready 12345 国家知识产权局')
})

test('without a network the page stands and says so', async () => {
  const loadSite = await open()
  await expect(loadSite()).resolves.toEqual({})
  await waitFor(() => screen.getByText('failed 无电话 无链接'))
})
