import { afterEach, expect, it, vi } from 'vitest'

type Rules = Record<string, (text: string) => string>

/** What a browser with Trusted Types has, as far as our pages ask for it; its values tell which policy made them. */
const browserFactory = () => {
  const names: string[] = []
  const createPolicy = (name: string, rules: Rules) => {
    names.push(name)
    return Object.fromEntries(
      Object.entries(rules).map(([kind, rule]) => [kind, (text: string) => `${name}(${rule(text)})`]),
    )
  }
  return { names, createPolicy, emptyHTML: 'emptyHTML' }
}

const load = async () => {
  vi.resetModules()
  return { ...(await import('./trusted-policy.ts')), ...(await import('./start-worker.ts')) }
}
const started: string[] = []
const workers = (isDeveloped: boolean) => {
  vi.stubEnv('DEV', isDeveloped)
  vi.stubGlobal(
    'Worker',
    class {
      constructor(address: string) {
        started.push(address)
      }
    },
  )
}
afterEach(() => {
  started.length = 0
  vi.unstubAllEnvs()
})

it('lets a browser with Trusted Types make the values', async () => {
  const factory = browserFactory()
  vi.stubGlobal('trustedTypes', factory)
  workers(false)
  const { trustedPolicy, noMarkup, startWorker } = await load()
  expect(noMarkup).toBe('emptyHTML')
  const policy = trustedPolicy('portal-markup', { createHTML: (text) => text.trim() })
  expect(policy.createHTML(' <p> ')).toBe('portal-markup(<p>)')
  startWorker('/assets/hash.worker-6yDaX1J8.js')
  expect(started).toEqual(['portal-worker(/assets/hash.worker-6yDaX1J8.js)'])
  expect(factory.names).toEqual(['portal-worker', 'portal-markup'])
})

it('works as before in a browser without', async () => {
  workers(false)
  const { trustedPolicy, noMarkup, startWorker } = await load()
  expect(noMarkup).toBe('')
  expect(trustedPolicy('portal-markup', { createHTML: (text) => text.trim() }).createHTML(' <p> ')).toBe('<p>')
  startWorker('/assets/hash.worker-6yDaX1J8.js')
  expect(started).toEqual(['/assets/hash.worker-6yDaX1J8.js'])
})

it.each([
  '/api/file/1',
  '//evil.example/a.js',
  'https://evil.example/assets/a.js',
  '/assets/../api/file/a.js',
  'data:,a',
])('starts no worker from %s', async (address) => {
  workers(false)
  const { startWorker } = await load()
  expect(() => startWorker(address)).toThrow('not a worker of this portal')
  expect(started).toEqual([])
})
