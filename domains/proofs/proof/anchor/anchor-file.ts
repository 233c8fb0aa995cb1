import * as z from 'zod/mini'

export const anchorVersion = 'cn.ip-evidence.anchor/1'

const hex = z.string().check(z.regex(/^0x([0-9a-f]{2})*$/))
const hash = z.string().check(z.regex(/^0x[0-9a-f]{64}$/))

/**
 * What trying showed that a chain can do. `ethereum-like` takes data sent to our own address, `needs-code` only data sent to
 * a contract; the block headers of both hash as Ethereum's do. On a chain of `no-header-proof` an anchor can be shown only
 * by asking a node.
 */
export const anchorProfiles = ['ethereum-like', 'needs-code', 'no-header-proof'] as const

/**
 * `anchor.json` of a package. With `header` and `proof` the transaction is shown to stand in the block without asking
 * anyone; whether the block belongs to the chain is then one hash to compare. Without them the chain must be asked.
 */
export const anchorForm = z.object({
  v: z.literal(anchorVersion),
  /** The name that the operator gave to the chain. */
  chain: z.string().check(z.minLength(1), z.maxLength(200)),
  chainId: z.int().check(z.gte(1)),
  profile: z.enum(anchorProfiles),
  rawTransaction: hex,
  transactionHash: hash,
  transactionIndex: z.int().check(z.gte(0)),
  blockNumber: z.int().check(z.gte(0)),
  blockHash: hash,
  /** The time of the block by the chain's clock, epoch ms. */
  blockTime: z.int(),
  /** The header of the block, in RLP, as it is hashed. */
  header: z.optional(hex),
  /** Nodes of the block's transaction trie on the way to the transaction, RLP. */
  proof: z.optional(z.array(hex).check(z.maxLength(64))),
})

export type AnchorFile = z.infer<typeof anchorForm>

/** Reads the text of an `anchor.json`; undefined where it is no anchor. */
export const readAnchorFile = (text: string): AnchorFile | undefined => {
  const { success, data } = anchorForm.safeParse(readJson(text))
  return success ? data : undefined
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
