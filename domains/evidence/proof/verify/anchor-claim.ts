import { anchorFaults, fromBase64, readAnchorFile, verifyAnchor } from '@portal/proofs/proof'
import { proofNames } from '../package/layout.ts'
import type { Findings, LogPosition, ProofBundle } from './findings.ts'
import { type Claim, claim, type ReasonName } from './reasons.ts'

const only = (name: ReasonName, items: Claim['items'] = []): Findings => ({
  claims: [claim('anchor', name, items)],
  times: [],
  log: null,
})

/** That the checkpoint's root was written into a chain by a sender who is pinned. Nobody is asked: no network. */
export const anchorFindings = ({ files, pins }: ProofBundle, log: LogPosition | null): Findings => {
  const written = files.get(proofNames.anchor)
  if (!written) return only(pins.anchors.length > 0 ? 'anchor_withheld' : 'anchor_none')
  if (pins.anchors.length === 0) return only('anchor_unpinned')
  const anchor = readAnchorFile(new TextDecoder().decode(written))
  if (!anchor) return only('anchor_refused', [{ zh: anchorFaults.malformed, en: 'malformed' }])
  const root = fromBase64(log?.root ?? '')
  // Of a checkpoint that does not hold there is nothing to be anchored.
  if (!log || !root) return only('anchor_open')
  const verdict = verifyAnchor({ anchor, checkpoint: { size: log.size, root }, pins: pins.anchors })
  if (!verdict.ok) return only('anchor_refused', [{ zh: anchorFaults[verdict.fault], en: verdict.fault }])
  const { chain, transactionHash, blockNumber, blockHash, blockTime, inBlock } = verdict.facts
  if (!inBlock) return only('anchor_online', [chain, transactionHash])
  const block = { zh: `区块 ${blockNumber} ${blockHash}`, en: `block ${blockNumber} ${blockHash}` }
  return {
    ...only('anchor_holds', [chain, transactionHash, block]),
    times: [{ source: 'chain', name: chain, at: blockTime }],
  }
}
