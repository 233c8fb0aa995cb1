import { anchorFaults, fromBase64, type Pins, readAnchorFile, verifyAnchor } from '@portal/proofs/proof'
import { proofNames } from '../package/layout.ts'
import type { Findings, LogPosition, ProofBundle } from './findings.ts'
import { type Claim, claim, type ReasonName, type Text } from './reasons.ts'

const only = (name: ReasonName, items: Claim['items'] = []): Findings => ({
  claims: [claim('anchor', name, items)],
  times: [],
  log: null,
})

const renamed: Text = {
  zh: '锚定文件自述的链名与核验依据不同，不予采信',
  en: 'the file gives the chain another name than the pins, which is not believed',
}

/** Whether the pins say that a block of this chain cannot be proved offline, so that the chain must be asked. */
const isAsked = (pins: Pins, chainId: number): boolean =>
  pins.anchors.some((pin) => pin.chainId === chainId && pin.profile === 'no-header-proof')

/**
 * Judges whether a pinned sender wrote the root of the checkpoint into a chain; no network is used. The chain is named as the
 * pins name it. A block whose header is not in the file is only stated: neither the block nor its time is reported.
 */
export const anchorFindings = ({ files, pins }: ProofBundle, log: LogPosition | null): Findings => {
  const written = files.get(proofNames.anchor)
  if (!written) return only(pins.anchors.length > 0 ? 'anchor_withheld' : 'anchor_none')
  if (pins.anchors.length === 0) return only('anchor_unpinned')
  const anchor = readAnchorFile(new TextDecoder().decode(written))
  if (!anchor) return only('anchor_refused', [{ zh: anchorFaults.malformed, en: 'malformed' }])
  const root = fromBase64(log?.root ?? '')
  // If the checkpoint does not hold, an anchor of it proves nothing.
  if (!log || !root) return only('anchor_open')
  const verdict = verifyAnchor({ anchor, checkpoint: { size: log.size, root }, pins: pins.anchors })
  if (!verdict.ok) return only('anchor_refused', [{ zh: anchorFaults[verdict.fault], en: verdict.fault }])
  const { chain, isRenamed, chainId, transactionHash, blockNumber, blockHash, blockTime, inBlock } = verdict.facts
  const notes = isRenamed ? [renamed] : []
  if (!inBlock) {
    return only(isAsked(pins, chainId) ? 'anchor_online' : 'anchor_blockless', [chain, transactionHash, ...notes])
  }
  const block = { zh: `区块 ${blockNumber} ${blockHash}`, en: `block ${blockNumber} ${blockHash}` }
  return {
    ...only('anchor_holds', [chain, transactionHash, block, ...notes]),
    times: [{ source: 'chain', name: chain, at: blockTime }],
  }
}
