import type { ProofView } from '../../contract/proof-view.ts'
import type { Pins } from '../../proof/pins.ts'
import type { FoundEntry } from '../log/find-entries.ts'
import type { ChainSettings } from './chain-settings.ts'

/** Where the anchor of an entry stands; waiting for its turn where there is none yet but will be. */
export const anchorViewOf = (chain: ChainSettings | undefined, { anchor }: FoundEntry): ProofView['anchor'] => {
  if (!anchor && !chain) return null
  const file = anchor?.file
  return {
    chain: file?.chain ?? chain?.name ?? '',
    profile: file?.profile ?? chain?.profile ?? '',
    txHash: file?.transactionHash ?? anchor?.hash ?? '',
    blockNumber: file?.blockNumber ?? null,
    blockTime: file?.blockTime ?? null,
    confirmations: anchor?.confirmations ?? 0,
    state: anchor?.state ?? 'waiting',
  }
}

/** `anchor.json`, once the block stays. */
export const anchorFiles = ({ anchor }: FoundEntry): { path: string; bytes: Uint8Array }[] => {
  if (anchor?.state !== 'final' || !anchor.file) return []
  const text = `${JSON.stringify(anchor.file, undefined, 2)}\n`
  return [{ path: 'evidence/anchor.json', bytes: new TextEncoder().encode(text) }]
}

export const anchorPinOf = ({ name, chainId, account }: ChainSettings): Pins['anchors'][number] => ({
  name,
  chainId,
  senders: [account.address.toLowerCase()],
})
