import { expect, it } from 'vitest'
import { anchorText, timestampText } from './proof-texts.ts'
import type { ProofView } from './proof-view.ts'

const bare: ProofView = {
  log: { origin: 'log.example/ev1', index: 0, leafHash: '', integratedAt: 0, checkpoint: null },
  timestamps: [],
  anchor: null,
  configured: { timestamp: false, witness: { needed: 0, of: 0 }, anchor: false },
  settled: true,
}
const configured = { ...bare.configured, timestamp: true, anchor: true }
const stamp = { target: 'statement', authority: '甲', genTime: 0, policy: '1.2', serial: '1', primary: true } as const
const anchor = { chain: '链', profile: '', txHash: '', blockNumber: 1, blockTime: 0, confirmations: 12 }

it('says of a time-stamp whether there is one, one is on its way, or none will come', () => {
  expect(timestampText(bare)).toBe('时间戳未配置')
  expect(timestampText({ ...bare, configured })).toBe('时间戳待签发')
  expect(timestampText({ ...bare, configured, timestamps: [stamp] })).toBe('时间戳已签发')
})

it('says of an anchor how far it is, and of blocks only when it is final', () => {
  expect(anchorText(bare)).toBe('链上锚定未配置')
  expect(anchorText({ ...bare, anchor: { ...anchor, state: 'waiting' } })).toBe('等待链上锚定')
  expect(anchorText({ ...bare, anchor: { ...anchor, state: 'mined' } })).toBe('链上锚定中')
  expect(anchorText({ ...bare, anchor: { ...anchor, state: 'final' } })).toBe('已锚定 12 块')
})
