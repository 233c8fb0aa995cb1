import type { ProofView as ProofFacts } from '@portal/proofs/contract'

/** One proof that is done, on its way, or not set up here. Its time is always shown together with its source. */
export type ProofLine = {
  key: 'log' | 'checkpoint' | 'witness' | 'timestamp' | 'anchor'
  title: string
  state: 'done' | 'waiting' | 'off'
  /** The proved time in epoch ms; null unless the proof is done. */
  at: number | null
  /** Who states the time. */
  source: string
  details: readonly { term: string; detail: string }[]
}

const logLine = ({ log }: ProofFacts): ProofLine => ({
  key: 'log',
  title: '平台日志已记录',
  state: 'done',
  at: log.integratedAt,
  source: '本平台时钟',
  details: [
    { term: '日志位置', detail: `第 ${log.index} 条（从 0 数起）` },
    { term: '存证日志', detail: log.origin },
    { term: '条目指纹', detail: log.leafHash },
  ],
})

const checkpointLine = ({ log: { checkpoint } }: ProofFacts): ProofLine =>
  checkpoint
    ? {
        key: 'checkpoint',
        title: '日志已签名，改动日志会被发现',
        state: 'done',
        at: checkpoint.signedAt,
        source: '本平台时钟',
        details: [
          { term: '签名时的条数', detail: `${checkpoint.size}` },
          { term: '日志指纹', detail: checkpoint.root },
        ],
      }
    : {
        key: 'checkpoint',
        title: '日志正在签名',
        state: 'waiting',
        at: null,
        source: '签好以后，改动日志会被发现',
        details: [],
      }

const witnessLine = ({ log: { checkpoint }, configured: { witness } }: ProofFacts): ProofLine => {
  const signed = checkpoint?.cosignatures ?? []
  const times = signed.map(({ at }) => at).sort((a, b) => a - b)
  const details = signed.map(({ witness: name }) => ({ term: '见证人', detail: name }))
  const key = 'witness'
  if (witness.of === 0 && signed.length === 0)
    return { key, title: '还没有外部见证', state: 'off', at: null, source: '日志暂时只有本平台签名', details }
  // The quorum is reached at the time of the signature that completes it.
  const completed = times[Math.max(witness.needed, 1) - 1]
  if (completed === undefined)
    return {
      key,
      title: '等待见证人联署',
      state: 'waiting',
      at: null,
      source: `需要 ${witness.needed} 位，已有 ${signed.length} 位`,
      details,
    }
  return {
    key,
    title: '见证人已联署',
    state: 'done',
    at: completed,
    source: `${signed.length} 位见证人各自的时钟（需要 ${Math.max(witness.needed, 1)} 位）`,
    details,
  }
}

const targets = { statement: '针对本次存证', checkpoint: '针对日志' } as const

const timestampLines = ({ timestamps, configured }: ProofFacts): ProofLine[] => {
  if (timestamps.length > 0)
    return timestamps.map(({ target, authority, genTime, policy, serial, primary }) => ({
      key: 'timestamp',
      title: `第三方时间戳已签发（${targets[target]}${primary ? '' : '，备用机构'}）`,
      state: 'done',
      at: genTime,
      source: `时间戳机构 ${authority}`,
      details: [
        { term: '策略', detail: policy },
        { term: '序列号', detail: serial },
      ],
    }))
  return configured.timestamp
    ? [
        {
          key: 'timestamp',
          title: '第三方时间戳待签发',
          state: 'waiting',
          at: null,
          source: '正在向时间戳机构申请',
          details: [],
        },
      ]
    : [
        {
          key: 'timestamp',
          title: '还没有第三方时间戳',
          state: 'off',
          at: null,
          source: '时间暂时只有本平台能说明',
          details: [],
        },
      ]
}

/** The line about the anchor. It says 区块链 only once the anchor is final, since until then its block can still be replaced. */
const anchorLine = ({ anchor, configured }: ProofFacts): ProofLine => {
  const key = 'anchor'
  if (!anchor)
    return configured.anchor
      ? { key, title: '等待链上锚定', state: 'waiting', at: null, source: '随下一次日志签名一起', details: [] }
      : { key, title: '没有链上锚定', state: 'off', at: null, source: '不影响其他证明', details: [] }
  const details = [
    { term: '交易', detail: anchor.txHash },
    ...(anchor.blockNumber === null ? [] : [{ term: '区块', detail: `${anchor.blockNumber}` }]),
    { term: '确认数', detail: `${anchor.confirmations}` },
  ]
  if (anchor.state !== 'final')
    return { key, title: '链上锚定中', state: 'waiting', at: null, source: anchor.chain, details }
  return {
    key,
    title: '区块链锚定已最终确认',
    state: 'done',
    at: anchor.blockTime,
    source: `${anchor.chain} 的区块时间`,
    details,
  }
}

/** The proofs of one statement, in the order in which they are obtained. */
export const proofLines = (facts: ProofFacts): ProofLine[] => [
  logLine(facts),
  checkpointLine(facts),
  witnessLine(facts),
  ...timestampLines(facts),
  anchorLine(facts),
]

/** By when the files existed, and who states it: the earliest outside time, else our clock; null until the log is signed. */
export const latestMoment = (facts: ProofFacts): { at: number; source: string; isOurs: boolean } | null => {
  const lines = proofLines(facts).filter(({ state, at }) => state === 'done' && at !== null)
  const outside = lines.filter(({ key }) => key === 'timestamp' || key === 'witness' || key === 'anchor')
  const own = lines.filter(({ key }) => key === 'checkpoint')
  const [first] = [...outside].sort((a, b) => (a.at ?? 0) - (b.at ?? 0))
  const best = first ?? own[0]
  return best && best.at !== null ? { at: best.at, source: best.source, isOurs: first === undefined } : null
}
