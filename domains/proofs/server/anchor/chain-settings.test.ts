import { expect, it } from 'vitest'
import { readChain } from './chain-settings.ts'

it.each([
  ['no key', { name: 'a', chainId: 1, rpc: ['http://x'] }],
  ['no node', { name: 'a', chainId: 1, rpc: [], key: `0x${'1'.repeat(64)}` }],
  ['an unknown profile', { name: 'a', chainId: 1, rpc: ['http://x'], key: `0x${'1'.repeat(64)}`, profile: 'bitcoin' }],
])('settings with %s end the start', (_, value) => {
  expect(() => readChain(value)).toThrow(/EVIDENCE_ANCHOR/)
})
