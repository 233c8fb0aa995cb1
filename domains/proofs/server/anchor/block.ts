/** A block as a node's JSON-RPC says it; numbers as hex. */
export type RpcBlock = {
  hash: string
  number: string
  timestamp: string
  transactionsRoot: string
  transactions: readonly string[]
  baseFeePerGas?: string | undefined
  [field: string]: unknown
}

/** In the order in which they are hashed; the later ones came with one fork of Ethereum each. */
const fields = [
  'parentHash',
  'sha3Uncles',
  'miner',
  'stateRoot',
  'transactionsRoot',
  'receiptsRoot',
  'logsBloom',
  'difficulty',
  'number',
  'gasLimit',
  'gasUsed',
  'timestamp',
  'extraData',
  'mixHash',
  'nonce',
  'baseFeePerGas',
  'withdrawalsRoot',
  'blobGasUsed',
  'excessBlobGas',
  'parentBeaconBlockRoot',
  'requestsHash',
] as const

const numbers: readonly string[] = [
  'difficulty',
  'number',
  'gasLimit',
  'gasUsed',
  'timestamp',
  'baseFeePerGas',
  'blobGasUsed',
  'excessBlobGas',
]

export const headerValues = (block: RpcBlock): { text: string; isNumber: boolean }[] =>
  fields.flatMap((field) => {
    const text = block[field]
    return typeof text === 'string' ? [{ text, isNumber: numbers.includes(field) }] : []
  })
