import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadOnceOnLostChunk } from './lost-chunk.ts'

const elsewhere = { pathname: '/home/newList', search: '?isdetail=7' }
const reload = vi.fn()
const server = vi.fn<(address: string) => Promise<Response>>()

/** The page asks for a chunk that does not come, while its router is on its way to `location`. */
const loseChunk = async (state: Parameters<typeof reloadOnceOnLostChunk>[0]['state']) => {
  const listen = vi.spyOn(window, 'addEventListener')
  reloadOnceOnLostChunk({ state }, reload)
  const [[, lose] = []] = listen.mock.calls
  const event = new Event('vite:preloadError', { cancelable: true })
  if (typeof lose === 'function') lose(event)
  window.removeEventListener('vite:preloadError', lose as EventListener)
  await new Promise((resolve) => setTimeout(resolve))
  return event
}

beforeEach(() => {
  reload.mockClear()
  server.mockResolvedValue(new Response())
  vi.stubGlobal('fetch', server)
})

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname)
})

it('loads the page that was wanted afresh, once a minute, where the chunk is gone and the server is there', async () => {
  await loseChunk({ initialized: true, navigation: { location: elsewhere } })
  expect(reload).toHaveBeenCalledTimes(1)
  expect(location.hash).toBe('#/home/newList?isdetail=7')
  await loseChunk({ initialized: true, navigation: { location: elsewhere } })
  expect(reload).toHaveBeenCalledTimes(1)
})

it('stays where it is when the chunk was fetched ahead of time, or belongs to the page that stands', async () => {
  const event = await loseChunk({ initialized: true, navigation: {} })
  expect(reload).not.toHaveBeenCalled()
  expect(event.defaultPrevented).toBe(false)
})

it('stays where it is while the server cannot be reached', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  await loseChunk({ initialized: true, navigation: { location: elsewhere } })
  await loseChunk({ initialized: false, navigation: {} })
  expect(reload).not.toHaveBeenCalled()
})
