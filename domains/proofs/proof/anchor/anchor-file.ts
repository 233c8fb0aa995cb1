import * as z from 'zod/mini'

export const anchorVersion = 'cn.ip-evidence.anchor/1'

const hex = z.string().check(z.regex(/^0x([0-9a-f]{2})*$/))
const hash = z.string().check(z.regex(/^0x[0-9a-f]{64}$/))

/**
 * What the chain was found to be able to, by trying: `ethereum-like` takes data to our own address, `needs-code` only to
 * a contract; both have headers that hash as Ethereum's do. Of `no-header-proof` nothing can be shown without asking it.
 */
export const anchorProfiles = ['ethereum-like', 'needs-code', 'no-header-proof'] as const

/**
 * `anchor.json` of a package. With `header` and `proof` the transaction is shown to stand in the block without asking
 * anyone; whether the block belongs to the chain is then one hash to compare. Without them the chain must be asked.
 */
export const anchorForm = z.object({
  v: z.literal(anchorVersion),
  /** As the operator names it. */
  chain: z.string().check(z.minLength(1), z.maxLength(200)),
  chainId: z.int().check(z.gte(1)),
  profile: z.enum(anchorProfiles),
  rawTransaction: hex,
  transactionHash: hash,
  transactionIndex: z.int().check(z.gte(0)),
  blockNumber: z.int().check(z.gte(0)),
  blockHash: hash,
  /** Epoch ms. */
  blockTime: z.int(),
  /** RLP. */
  header: z.optional(hex),
  /** Nodes of the block's transaction trie on the way to the transaction, RLP. */
  proof: z.optional(z.array(hex).check(z.maxLength(64))),
})

export type AnchorFile = z.infer<typeof anchorForm>

/** The anchor in the text of a file; undefined where it is none. */
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
