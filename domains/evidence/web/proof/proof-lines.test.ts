import type { ProofView as ProofFacts } from '@portal/proofs/contract'
import { describe, expect, it } from 'vitest'
import { proofAnswer, receivedAt } from '../../testing/page-answers.ts'
import { latestMoment, proofLines } from './proof-lines.ts'

const all = { timestamp: true, witness: { needed: 2, of: 3 }, anchor: true }
const titlesOf = (facts: ProofFacts): string[] => proofLines(facts).map(({ title }) => title)
const { log } = proofAnswer()
const signedBy = (...times: number[]): ProofFacts['log'] => ({
  ...log,
  checkpoint: log.checkpoint && {
    ...log.checkpoint,
    cosignatures: times.map((at, index) => ({ witness: `w${index}`, at })),
  },
})
const stamp = {
  target: 'statement',
  authority: '演示时间戳',
  genTime: receivedAt + 3_000,
  policy: '1.2.3',
  serial: '77',
  primary: true,
} as const
const anchor = (state: 'waiting' | 'sent' | 'mined' | 'final') => ({
  chain: '演示链',
  profile: 'ethereum',
  txHash: '0x1',
  blockNumber: 9,
  blockTime: receivedAt + 60_000,
  confirmations: 3,
  state,
})

describe('what is proved', () => {
  it('says so where nothing but the log is set up, and names no institution', () => {
    const facts = proofAnswer()
    expect(titlesOf(facts)).toEqual([
      '平台日志已记录',
      '日志已签名，改动日志会被发现',
      '还没有外部见证',
      '还没有第三方时间戳',
      '没有链上锚定',
    ])
    expect(latestMoment(facts)).toMatchObject({ at: receivedAt + 2_000, isOurs: true })
  })

  it('says what is still on its way', () => {
    const facts = proofAnswer({ log: { ...log, checkpoint: null }, configured: all, settled: false })
    expect(titlesOf(facts)).toEqual([
      '平台日志已记录',
      '日志正在签名',
      '等待见证人联署',
      '第三方时间戳待签发',
      '等待链上锚定',
    ])
    expect(proofLines(facts).flatMap(({ state, at }) => (state === 'waiting' ? [at] : []))).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(latestMoment(facts)).toBeNull()
  })

  it('says 区块链 of a final anchor alone', () => {
    for (const state of ['waiting', 'sent', 'mined'] as const)
      expect(titlesOf(proofAnswer({ configured: all, anchor: anchor(state) })).join()).not.toContain('区块链')
    const [last] = proofLines(proofAnswer({ configured: all, anchor: anchor('final') })).slice(-1)
    expect(last).toMatchObject({ title: '区块链锚定已最终确认', at: receivedAt + 60_000, source: '演示链 的区块时间' })
  })

  it('counts the witnesses as one proof from the signature that completes them', () => {
    const waiting = proofLines(proofAnswer({ log: signedBy(receivedAt + 9_000), configured: all }))
    expect(waiting.find(({ key }) => key === 'witness')).toMatchObject({
      state: 'waiting',
      source: '需要 2 位，已有 1 位',
    })
    const done = proofLines(proofAnswer({ log: signedBy(receivedAt + 9_000, receivedAt + 7_000), configured: all }))
    expect(done.find(({ key }) => key === 'witness')).toMatchObject({ state: 'done', at: receivedAt + 9_000 })
  })

  it('takes the earliest time of somebody else before our own, with its source', () => {
    const facts = proofAnswer({
      log: signedBy(receivedAt + 9_000, receivedAt + 9_000),
      timestamps: [stamp],
      configured: all,
    })
    expect(latestMoment(facts)).toEqual({ at: stamp.genTime, source: '时间戳机构 演示时间戳', isOurs: false })
  })

  it('gives every time a source', () => {
    const facts = proofAnswer({ timestamps: [stamp], anchor: anchor('final'), configured: all })
    for (const line of proofLines(facts)) expect(line.source).not.toBe('')
  })
})
