import { hexToBytes } from '@noble/hashes/utils'
import type { Ctx } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import type { ProofView } from '../../contract/proof-view.ts'
import type { AnchorFile } from '../../proof/anchor/anchor-file.ts'
import { readTransaction } from '../../proof/anchor/transaction.ts'
import type { Pins } from '../../proof/pins.ts'
import { anchorContracts, anchors } from '../anchor.table.ts'
import type { FoundEntry } from '../log/find-entries.ts'
import type { ChainSettings } from './chain-settings.ts'

/** Where the anchor of an entry stands; `waiting` where a chain is configured and the entry has no anchor yet. */
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

/** The `anchor.json` of a package, once the block of the anchor is final; else no file. */
export const anchorFiles = ({ anchor }: FoundEntry): { path: string; bytes: Uint8Array }[] => {
  if (anchor?.state !== 'final' || !anchor.file) return []
  const text = `${JSON.stringify(anchor.file, undefined, 2)}\n`
  return [{ path: 'evidence/anchor.json', bytes: new TextEncoder().encode(text) }]
}

type Pin = Pins['anchors'][number]
type Final = { chainId: number; file: AnchorFile | null }

/** The newest final anchor on each chain that this portal ever wrote to. */
const lastFinals = ({ db }: Pick<Ctx, 'db'>): Promise<Final[]> =>
  db
    .selectDistinctOn([anchors.chainId], { chainId: anchors.chainId, file: anchors.file })
    .from(anchors)
    .where(eq(anchors.state, 'final'))
    .orderBy(anchors.chainId, desc(anchors.size))

/** The pin of a chain that the portal no longer writes to: verifiers still need it for packages made before. */
const formerPin = ({ chainId, file }: Final): Pin[] => {
  const from = file && readTransaction(hexToBytes(file.rawTransaction.slice(2)))?.from
  return file && from ? [{ name: file.chain, chainId, senders: [from], profile: file.profile }] : []
}

/**
 * The pins by which verifiers know the chains of this portal: its own account, and the contracts that it made there, if any.
 * Whether a chain is of `no-header-proof` comes from the settings or from its newest final anchor.
 */
export const anchorPinsOf = async (ctx: Pick<Ctx, 'db'>, chain: ChainSettings | undefined): Promise<Pin[]> => {
  const finals = await lastFinals(ctx)
  const former = finals.filter(({ chainId }) => chainId !== chain?.chainId).flatMap(formerPin)
  if (!chain) return former
  const { name, chainId, account } = chain
  const made = await ctx.db.select().from(anchorContracts).where(eq(anchorContracts.chainId, chainId))
  const profile = chain.profile ?? finals.find((final) => final.chainId === chainId)?.file?.profile
  const pin: Pin = {
    name,
    chainId,
    senders: [account.address.toLowerCase()],
    keys: [account.publicKey],
    ...(made.length > 0 ? { contracts: made.map(({ address }) => address) } : {}),
    ...(profile ? { profile } : {}),
  }
  return [pin, ...former]
}
