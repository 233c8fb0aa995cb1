/** A block as the JSON-RPC of a node returns it; numbers are hex strings. */
export type RpcBlock = {
  hash: string
  number: string
  timestamp: string
  transactionsRoot: string
  transactions: readonly string[]
  baseFeePerGas?: string | undefined
  [field: string]: unknown
}

/** The fields of a header in the order in which they are hashed; each of the later ones came with a fork of Ethereum. */
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
